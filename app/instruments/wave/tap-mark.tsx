import { createPortal } from "react-dom";
import { waveWords } from "#app/content/quantum/wave-words.ts";
import { adoptStyles } from "../adopt-styles.ts";
import styles from "./tap-mark.css?inline";

adoptStyles(styles);

export interface Tap {
  area: HTMLElement;
  /** In pixels of the area. */
  x: number;
  y: number;
  /** Whether there is no room below it on the screen. */
  isLow: boolean;
  /** The cell of the detector that was hit. */
  cell: number;
  count: number;
}

const margin = 80;

/** Where the wave was tapped: that a hit fell, in which cell, and the way to it. */
export function TapMark({ area, x, y, isLow, cell, count }: Tap) {
  const left = Math.max(margin, Math.min(area.clientWidth - margin, x));
  return createPortal(
    <a href="#detector" className="wave-tap" data-low={isLow} style={{ left, top: y }}>
      {/* Anew with every hit, so that it is seen to fall. */}
      <span key={count} className="wave-tap-dot" />
      <span className="wave-tap-words">
        {waveWords.hit} {cell + 1}, <span>{waveWords.see} ↓</span>
      </span>
    </a>,
    area,
  );
}

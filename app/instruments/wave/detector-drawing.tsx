import { sum } from "#app/lib/sum.ts";
import { cells } from "#app/models/wave/detector.ts";

const CELL = 20;
const HEIGHT = 150;
/** Hits stand on each other at this distance, closer where many hits would not fit. */
const FULL = 9;
/** Closer than this a column of dots is a bar. */
const CLOSEST = 3;

export interface DetectorDrawingProps {
  title: string;
  counts: readonly number[];
  chances: readonly number[];
  last?: number;
}

/** A column of dots for each cell, one dot a hit, and |psi|^2 as a line. */
export function DetectorDrawing({ title, counts, chances, last }: DetectorDrawingProps) {
  const step = Math.min(FULL, (HEIGHT - 20) / Math.max(1, ...counts));
  const x = (cell: number) => (cell + 0.5) * CELL;
  const top = (hits: number) => Math.round((HEIGHT - 6 - hits * step) * 10) / 10;
  const columns = counts
    .map((hits, cell) => (hits > 0 ? `M${x(cell)} ${HEIGHT - 6}V${top(hits - 1) - 0.2}` : ""))
    .join("");
  const total = sum(counts);
  const line = chances.map((chance, cell) => `${x(cell)} ${top(chance * total)}`).join(" ");
  const isBar = step < CLOSEST;
  const size = isBar ? 9 : Number(Math.min(7, step * 0.8).toFixed(1));
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${cells * CELL} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="detector"
    >
      <polyline points={line} className="fill-none stroke-accent" strokeWidth="1.5" />
      <path
        d={columns}
        className="stroke-ink"
        strokeWidth={size}
        strokeLinecap={isBar ? "butt" : "round"}
        strokeDasharray={isBar ? undefined : `0 ${step.toFixed(2)}`}
      />
      {last !== undefined && counts[last] > 0 && (
        <path
          d={`M${x(last)} ${top(counts[last] - 1)}v0.01`}
          className="stroke-accent"
          strokeWidth={size + 3}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

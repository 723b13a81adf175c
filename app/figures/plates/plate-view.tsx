import type { ReactNode } from "react";
import { FigureNumbers } from "#app/figures/figure-view.tsx";
import type { FigureTable, Mark, TextMark } from "#app/figures/scene.ts";
import { SceneMarks } from "#app/figures/scene-svg.tsx";
import { joinedNames } from "#app/lib/joined-names.ts";

interface PlateFile {
  src: string;
  width: number;
  height: number;
  labels: readonly TextMark[];
}

/** A plate as pages show it: its words, and its two files. */
export interface PlateFigure {
  title: string;
  finding: string;
  caption: string;
  table: FigureTable;
  wide: PlateFile;
  narrow: PlateFile;
}

const isNarrow = "(width < 48rem)";

export interface PlatePictureProps {
  plate: Pick<PlateFigure, "wide" | "narrow">;
  alt: string;
  /** The wide picture is shown in a mirror; its labels follow and stay readable. */
  isTurned?: boolean;
  /** Drawn over it, under its labels. */
  children?: ReactNode;
}

/** The picture alone, with its labels in the page's type. */
export function PlatePicture({ plate, alt, isTurned, children }: PlatePictureProps) {
  const { wide, narrow } = plate;
  return (
    <div className="plate-picture">
      <picture>
        <source media={isNarrow} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img
          src={wide.src}
          alt={alt}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      {children}
      <PlateLabels file={isTurned ? turned(wide) : wide} className="max-md:hidden" />
      <PlateLabels file={narrow} className="md:hidden" />
    </div>
  );
}

const otherSide = { start: "end", middle: "middle", end: "start" } as const;

function turned(file: PlateFile): PlateFile {
  const labels = file.labels.map((label) => ({
    ...label,
    x: file.width - label.x,
    anchor: otherSide[label.anchor ?? "start"],
  }));
  return { ...file, labels };
}

export interface PlateLabelsProps {
  file: Pick<PlateFile, "width" | "height"> & { labels: readonly Mark[] };
  className: string;
}

/** Marks in a plate's units, laid over it. */
export function PlateLabels({ file, className }: PlateLabelsProps) {
  if (file.labels.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${file.width} ${file.height}`}
      preserveAspectRatio="xMinYMin slice"
      className={`plate-labels ${className}`}
    >
      <SceneMarks marks={file.labels} />
    </svg>
  );
}

export interface PlateNoteProps {
  plate: Pick<PlateFigure, "finding" | "caption" | "table">;
}

/** The finding first, the method second, the numbers folded away. */
export function PlateNote({ plate }: PlateNoteProps) {
  return (
    <div className="hero-note font-mono text-label text-quiet">
      <p className="mb-1.5 font-text text-body text-ink">{joinedNames(plate.finding)}</p>
      {plate.caption}
      <FigureNumbers table={plate.table} />
    </div>
  );
}

/** The picture in a page's hero. */
export function HeroPlate({ plate }: { plate: PlateFigure }) {
  return (
    <div className="hero-plate">
      <PlatePicture plate={plate} alt={plate.title} />
    </div>
  );
}

import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import { joinedNames } from "#app/lib/joined-names.ts";
import type { Figure, FigureTable, Picture, Scene } from "./scene.ts";
import { SceneMarks, SceneSvg } from "./scene-svg.tsx";

export interface FigureViewProps {
  figure: Figure;
  className?: string;
  /** Whether the page beside it says in words what its table would. */
  isListed?: boolean;
}

/** A computed picture, what it shows and, for whoever asks, how. */
export function FigureView({ figure, className, isListed }: FigureViewProps) {
  return (
    <figure className={cx("figure", className)}>
      <FigurePicture figure={figure} />
      <figcaption className="mt-4 max-w-[40rem]">
        <FigureNote figure={figure} isListed={isListed} />
      </figcaption>
    </figure>
  );
}

/** A picture over the whole measure of a page; its words below it. */
export function WideFigure({ figure, className }: Pick<FigureViewProps, "figure" | "className">) {
  return (
    <figure className={cx("wide-figure", className)}>
      <FigurePicture figure={figure} />
      <figcaption className="mt-8">
        <FigureNote figure={figure} className="max-w-[36rem] text-lead" />
      </figcaption>
    </figure>
  );
}

export interface FigurePictureProps {
  figure: Picture;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** The wide picture is shown in a mirror; its labels follow and stay readable. */
  isMirrored?: boolean;
  className?: string;
  /** Drawn over it, under its labels. */
  children?: ReactNode;
}

/** The picture alone: markup, or a file with its labels over it in the page's type. */
export function FigurePicture({
  figure,
  isMirrored,
  className,
  children,
  ...rest
}: FigurePictureProps) {
  const { scene, narrow, title } = figure;
  const { alt = title } = rest;
  if (!scene.src) {
    return (
      <>
        <SceneSvg scene={scene} title={alt} className={narrow && "scene-wide"} />
        {narrow && <SceneSvg scene={narrow} title={alt} className="scene-narrow" />}
      </>
    );
  }
  return (
    <div className={cx(narrow ? "picture-large" : "scene-file", className)}>
      <picture>
        {narrow && (
          <source
            media="(width < 48rem)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
        )}
        <img
          src={scene.src}
          alt={alt}
          width={scene.width}
          height={scene.height}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      {children}
      <SceneLabels
        scene={isMirrored ? mirrored(scene) : scene}
        className={narrow ? "picture-labels max-md:hidden" : "scene"}
      />
      {narrow && <SceneLabels scene={narrow} className="picture-labels md:hidden" />}
    </div>
  );
}

const otherSide = { start: "end", middle: "middle", end: "start" } as const;

function mirrored(scene: Scene): Scene {
  const marks = scene.marks.map((mark) =>
    mark.kind === "text"
      ? { ...mark, x: scene.width - mark.x, anchor: otherSide[mark.anchor ?? "start"] }
      : mark,
  );
  return { ...scene, marks };
}

export interface SceneLabelsProps {
  scene: Scene;
  className: string;
}

/** Marks in a picture's units, laid over it. */
export function SceneLabels({ scene: { width, height, marks }, className }: SceneLabelsProps) {
  if (marks.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      className={className}
    >
      <SceneMarks marks={marks} />
    </svg>
  );
}

export interface FigureNoteProps {
  figure: Pick<Figure, "finding" | "caption" | "table">;
  isListed?: boolean;
  /** Of the finding. */
  className?: string;
}

/** What a picture shows, in a sentence; how it was computed and the numbers open below. */
export function FigureNote({ figure, isListed, className }: FigureNoteProps) {
  const { finding, caption, table } = figure;
  return (
    <>
      {finding && <p className={className}>{joinedNames(finding)}</p>}
      <HowComputed caption={caption} table={isListed ? undefined : table} />
    </>
  );
}

export interface HowComputedProps {
  caption?: string;
  table?: FigureTable;
}

/** One line that opens the method and the numbers. */
export function HowComputed({ caption, table }: HowComputedProps) {
  return (
    <details suppressHydrationWarning className="mt-2 text-small text-muted">
      <summary className="w-fit cursor-pointer py-1 text-quiet underline underline-offset-4 pointer-coarse:py-[0.8125rem]">
        How it is computed
      </summary>
      {caption && <p className="mt-2 max-w-[44rem]">{joinedNames(caption)}</p>}
      {table && <NumbersTable table={table} />}
    </details>
  );
}

function NumbersTable({ table }: { table: FigureTable }) {
  return (
    <table className="mt-3 w-full wrap-anywhere border-t border-line text-left">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-1.5 pr-4 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) => (
              <td key={table.columns[index]} className="border-b border-line py-1.5 pr-4 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

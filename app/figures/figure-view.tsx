import { cx } from "#app/lib/cx.ts";
import { joinedNames } from "#app/lib/joined-names.ts";
import type { Figure, FigureTable } from "./scene.ts";
import { SceneMarks, SceneSvg } from "./scene-svg.tsx";

export interface FigureViewProps {
  figure: Figure;
  className?: string;
  /** Whether the page beside it says in words what its table would. */
  isListed?: boolean;
}

/** A computed picture with its caption and, for any reader, its numbers. */
export function FigureView({ figure, className, isListed }: FigureViewProps) {
  return (
    <figure className={cx("figure", className)}>
      <FigureDrawing figure={figure} />
      <figcaption className="mt-4 max-w-[40rem] font-mono text-label text-quiet">
        {figure.finding && (
          <p className="mb-1.5 font-text text-body text-ink">{joinedNames(figure.finding)}</p>
        )}
        {joinedNames(figure.caption)}
        {!isListed && <FigureNumbers table={figure.table} />}
      </figcaption>
    </figure>
  );
}

/** The drawing alone: markup, or a file with its labels over it. */
export function FigureDrawing({ figure: { scene, title, picture } }: { figure: Figure }) {
  if (!picture) return <SceneSvg scene={scene} title={title} />;
  return (
    <div className="scene-file">
      <img
        src={picture}
        alt={title}
        width={scene.width}
        height={scene.height}
        loading="lazy"
        decoding="async"
      />
      <svg aria-hidden="true" viewBox={`0 0 ${scene.width} ${scene.height}`} className="scene">
        <SceneMarks marks={scene.marks} />
      </svg>
    </div>
  );
}

/** The same numbers, folded away below the caption. */
export function FigureNumbers({ table }: { table: FigureTable }) {
  return (
    <details suppressHydrationWarning className="mt-2 text-label text-quiet">
      <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-[0.8125rem] underline underline-offset-4">
        The same as a table
      </summary>
      <NumbersTable table={table} />
    </details>
  );
}

function NumbersTable({ table }: { table: FigureTable }) {
  return (
    <table className="mt-2 w-full wrap-anywhere border-t border-line text-left font-text text-small text-muted">
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

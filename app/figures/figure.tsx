import { type ReactNode, useId } from "react";
import { cx } from "#app/lib/cx.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { FigurePicture } from "./picture.tsx";
import type { Diagram, Figure as FigureData, FigureTable } from "./scene.ts";

export interface FigureProps {
  figure: FigureData | Diagram;
  /** The picture is as wide as its column, as the page, or as the window; its words keep the page's measure. */
  width?: keyof typeof widths;
  /** Drawn over the picture, under its labels. */
  over?: ReactNode;
  children?: ReactNode;
  /** The anchor of how it is computed; a link to it opens the fold. */
  methodId?: string;
  className?: string;
}

const widths = {
  text: { figure: "", caption: "mt-4 grid gap-4" },
  page: { figure: "figure-page", caption: "figure-caption" },
  window: { figure: "figure-window", caption: "figure-caption" },
} as const;

export function Figure(props: FigureProps) {
  const { figure, width = "text", over, children, className } = props;
  const findingId = useId();
  const styles = widths[width];
  return (
    <figure
      aria-labelledby={figure.finding && findingId}
      aria-label={figure.finding ? undefined : figure.title}
      className={cx(styles.figure, className) || undefined}
    >
      <FigurePicture figure={figure}>{over}</FigurePicture>
      <figcaption className={styles.caption}>
        <Finding id={findingId} figure={figure} />
        <div className="grid gap-4">
          {children}
          <HowComputed {...figure} id={props.methodId} />
        </div>
      </figcaption>
    </figure>
  );
}

export interface FindingProps {
  figure: Pick<Diagram, "finding">;
  id?: string;
}

export function Finding({ figure: { finding }, id }: FindingProps) {
  if (!finding) return null;
  return (
    <NoBreak
      as="p"
      id={id}
      className="finding max-w-prose text-subheading text-balance"
      text={finding}
    />
  );
}

export interface HowComputedProps {
  caption?: string;
  table?: FigureTable;
  id?: string;
}

/** One line that opens the method and the numbers; a diagram has none. */
export function HowComputed({ caption, table, id }: HowComputedProps) {
  if (!caption) return null;
  return (
    <Fold title="How it is computed" kind="quiet">
      <div id={id}>
        <NoBreak as="p" className="max-w-prose" text={caption} />
        {table && (
          <DataTable
            className="figure-table mt-3"
            columns={table.columns}
            rows={table.rows.map((cells) => ({ key: cells.join(), cells }))}
          />
        )}
      </div>
    </Fold>
  );
}

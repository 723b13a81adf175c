import { type ReactNode, useId } from "react";
import type { Diagram, FigureData, FigureTable } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { FigurePicture } from "./picture.tsx";

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
        <Caption figure={figure} id={findingId} methodId={props.methodId} />
        {children}
      </figcaption>
    </figure>
  );
}

export interface CaptionProps {
  figure: Pick<Diagram, "finding"> & HowComputedProps;
  id?: string;
  methodId?: string;
  className?: string;
}

/** Says what a picture shows, in the voice of the headings, and at its end how it is computed. */
export function Caption(props: CaptionProps) {
  const { figure, id, methodId, className = "text-subheading" } = props;
  return (
    <div className="caption max-w-prose">
      <Finding id={id} figure={figure} className={className} />{" "}
      <HowComputed {...figure} id={methodId} />
    </div>
  );
}

export interface FindingProps {
  figure: Pick<Diagram, "finding">;
  id?: string;
  className?: string;
}

export function Finding({ figure: { finding }, id, className }: FindingProps) {
  if (!finding) return null;
  const style = cx("finding", className ?? "max-w-prose text-subheading text-balance");
  return <NoBreak as="p" id={id} className={style} text={finding} />;
}

export interface HowComputedProps {
  caption?: string;
  table?: FigureTable;
  id?: string;
}

/** A link at the end of a sentence that opens the method and the numbers under it; a diagram has none. */
export function HowComputed({ caption, table, id }: HowComputedProps) {
  if (!caption) return null;
  return (
    <details suppressHydrationWarning className="method">
      <summary>How it is computed</summary>
      <div id={id} className="method-body">
        <NoBreak as="p" className="max-w-prose" text={caption} />
        {table && (
          <DataTable
            className="figure-table mt-3"
            columns={table.columns}
            rows={table.rows.map((cells) => ({ key: cells.join(), cells }))}
          />
        )}
      </div>
    </details>
  );
}

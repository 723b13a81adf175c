import { type ReactNode, useId } from "react";
import { cx } from "#app/lib/cx.ts";
import { Container } from "./container.tsx";

export interface SectionProps {
  id?: string;
  title: string;
  /** A line under the title, across from it where a stacked section has the room. */
  intro?: string;
  /** On wide screens `stacked` has the line across from the title, `column` under it; `split` puts both in a narrow column beside the content. */
  layout?: keyof typeof layouts;
  /** The space above and below: a whole section's, a part's, or that of one among many. */
  size?: keyof typeof sizes;
  /** A hairline above, where the ground does not change. */
  rule?: boolean;
  className?: string;
  children: ReactNode;
}

const layouts = {
  stacked: {
    grid: "",
    head: "lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8",
    title: "lg:col-span-7",
    intro: "lg:col-span-5 lg:mt-0",
    body: "mt-10",
  },
  column: { grid: "", head: "", title: "", intro: "", body: "mt-10" },
  split: {
    grid: "lg:grid lg:grid-cols-12 lg:gap-x-8",
    head: "lg:col-span-4 lg:sticky lg:top-28 lg:self-start",
    title: "",
    intro: "",
    body: "mt-8 lg:col-span-8 lg:mt-1",
  },
} as const;

const sizes = { full: "py-section", tight: "py-14 lg:py-20", close: "py-12 md:py-16" } as const;

/** A part of a page, labeled by its heading. */
export function Section({
  id,
  title,
  intro,
  layout = "stacked",
  size = "full",
  rule = true,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const { grid, head, title: titleStyle, intro: introStyle, body } = layouts[layout];
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <Container>
        <div className={cx(sizes[size], rule && "border-t border-line", grid)}>
          <div className={head}>
            <h2 id={headingId} className={cx("text-heading", titleStyle)}>
              {title}
            </h2>
            {intro && <p className={cx("mt-4 max-w-[36rem] text-muted", introStyle)}>{intro}</p>}
          </div>
          <div className={cx(body, layout !== "split" && size !== "close" && "lg:mt-14")}>
            {children}
          </div>
        </div>
      </Container>
    </section>
  );
}

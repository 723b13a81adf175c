import { type ReactNode, useId } from "react";
import { cx } from "#app/lib/cx.ts";
import { type Ground, onGround } from "#app/styles/grounds.ts";
import { Container } from "./container.tsx";
import { NoBreak } from "./no-break.tsx";

export interface SectionProps {
  id?: string;
  title: string;
  /** The last words of the title, which are set in italics. */
  emphasis?: string;
  /** The title is a heading, as large as a page's title, or small above a large sentence. */
  look?: keyof typeof looks;
  /** A line under the title, across from it where a stacked section has the room. */
  intro?: ReactNode;
  /** On wide screens `stacked` has the line across from the title, `column` under it; `split` puts both in a narrow column beside the content. */
  layout?: keyof typeof layouts;
  padding?: keyof typeof paddings;
  ground?: Ground;
  /** A hairline parts it from what stands on the same ground above; without one, a phone has a single padding between them. */
  rule?: boolean;
  /** An instrument is of no use without script, or on paper before it was opened. */
  isInstrument?: boolean;
  /** Reaches from edge to edge of the window, between the head and the content. */
  bleed?: ReactNode;
  children?: ReactNode;
}

const looks = {
  heading: "text-heading",
  title: "max-w-[12em] text-title",
  item: "text-item text-muted",
} as const;

const layouts = {
  stacked: {
    grid: "",
    head: "lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-8",
    title: "lg:col-span-6",
    intro: "text-lead lg:col-span-6 lg:mt-0",
    body: "mt-8 lg:mt-14",
  },
  column: { grid: "", head: "", title: "", intro: "text-lead", body: "mt-8 lg:mt-14" },
  split: {
    grid: "lg:grid lg:grid-cols-12 lg:gap-x-8",
    head: "lg:col-span-4 lg:sticky lg:top-28 lg:self-start",
    title: "",
    intro: "",
    body: "mt-8 lg:col-span-8 lg:mt-1",
  },
} as const;

const paddings = { small: "py-small", medium: "py-medium", large: "py-large" } as const;

export function Section(props: SectionProps) {
  const { id, title, emphasis, look = "heading", intro, layout = "stacked" } = props;
  const { padding = "large", ground = "page", rule = true, isInstrument, bleed, children } = props;
  const headingId = useId();
  const { className, ...on } = onGround(ground);
  const { grid, head, title: titleStyle, intro: introStyle, body } = layouts[layout];
  const heading = (
    <div className={intro || layout === "split" ? head : undefined}>
      <h2 id={headingId} className={cx(looks[look], titleStyle)}>
        <Title title={title} emphasis={emphasis} />
      </h2>
      {intro && (
        <p className={cx("mt-4 max-w-lead text-muted", introStyle)}>
          {typeof intro === "string" ? <NoBreak text={intro} /> : intro}
        </p>
      )}
    </div>
  );
  const content = children && <div className={body}>{children}</div>;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(
        className,
        isInstrument && "noscript:hidden print:not-has-[.instrument]:hidden",
      )}
      {...on}
    >
      {rule && <Container className="section-rule" />}
      <div className={cx(paddings[padding], !rule && "max-md:pt-0")}>
        {bleed ? (
          <>
            <Container>{heading}</Container>
            <div className="mt-8 lg:mt-12">{bleed}</div>
            {content && <Container>{content}</Container>}
          </>
        ) : (
          <Container className={grid}>
            {heading}
            {content}
          </Container>
        )}
      </div>
    </section>
  );
}

export function Title({ title, emphasis }: Pick<SectionProps, "title" | "emphasis">) {
  if (!emphasis) return title;
  if (!title.endsWith(emphasis)) throw new Error(`"${title}" does not end with "${emphasis}".`);
  return (
    <>
      {title.slice(0, -emphasis.length)}
      <em className="italic-display">{emphasis}</em>
    </>
  );
}

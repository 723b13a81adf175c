import { type ReactNode, useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { accentBand } from "./accent.ts";

const { label } = serviceTemplate.overview;

export interface ServiceOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** The sentence on the service's color, across the window. */
  isBand?: boolean;
  /** A small figure beside the argument, and on which side. */
  aside?: ReactNode;
  side?: "left" | "right";
  children?: ReactNode;
}

/** The sentence to remember across the page; below it the argument, in three columns or beside a figure. */
export function ServiceOverview(props: ServiceOverviewProps) {
  const { overview, accent, isBand = false, aside, side = "right", children } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={isBand ? accentBand[accent] : undefined}>
        <Container className={cx("pt-16 lg:pt-24", isBand && "pb-16 lg:pb-24")}>
          <h2
            id={headingId}
            className={cx("font-text text-subheading font-medium", !isBand && accentText[accent])}
          >
            {label}
          </h2>
          <p className={cx("pull mt-4", isBand ? "pull-band" : "text-title")}>
            <Unbroken text={overview.title} />
          </p>
        </Container>
      </div>
      <Container className="pt-12 pb-16 lg:pt-16 lg:pb-24">
        {aside ? (
          <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
            <div
              className={cx(
                "max-w-[42rem] space-y-5 text-muted lg:col-span-5",
                side === "left" && "lg:order-2 lg:col-start-8",
              )}
            >
              <Paragraphs overview={overview} leadClassName="first:text-lead" />
            </div>
            <div className={cx("lg:col-span-6", side === "right" && "lg:col-start-7")}>{aside}</div>
          </div>
        ) : (
          <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-3">
            <Paragraphs overview={overview} leadClassName="max-w-[42rem]" />
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

export interface ParagraphsProps extends Pick<Service, "overview"> {
  leadClassName: string;
}

export function Paragraphs({ overview, leadClassName }: ParagraphsProps) {
  return overview.paragraphs.map((paragraph) => (
    <p key={paragraph} className={cx("first:text-ink", leadClassName)}>
      {paragraph}
    </p>
  ));
}

import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { FigurePicture, HowComputed } from "#app/figures/figure.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Argument } from "../argument.tsx";

export interface StorageOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** A curve that rises to the right: the statement stands where it leaves room. */
  figure: Figure;
}

/** The sentence to remember over the curve, what that shows, and the argument in three columns. */
export function StorageOverview({ overview, accent, figure }: StorageOverviewProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container className="block-space">
        <h2 id={headingId} className={cx("font-text text-small font-medium", accentText[accent])}>
          {serviceTemplate.overview.label}
        </h2>
        <div className="storage mt-6">
          <p className="max-w-[7.5em] self-start font-display text-statement">
            <NoBreak text={overview.statement} />
          </p>
          <figure>
            <div className="choice-drawing">
              <FigurePicture figure={figure} />
            </div>
            <figcaption className="mt-6 max-w-[42rem]">
              <p className="text-lead">{figure.finding}</p>
              <HowComputed {...figure} />
            </figcaption>
          </figure>
        </div>
        <div className="mt-12 lg:mt-16">
          <Argument {...overview} />
        </div>
      </Container>
    </section>
  );
}

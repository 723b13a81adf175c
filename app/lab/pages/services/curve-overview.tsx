import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { FigurePicture, HowComputed } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Paragraphs } from "./overview.tsx";

export interface CurveOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** A curve that rises to the right: the statement stands where it leaves room. */
  figure: Figure;
}

/** The sentence to remember over the curve, what that shows, and the argument in three columns. */
export function CurveOverview({ overview, accent, figure }: CurveOverviewProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container className="block-space">
        <h2
          id={headingId}
          className={cx("font-text text-subheading font-medium", accentText[accent])}
        >
          {serviceTemplate.overview.label}
        </h2>
        <div className="curve mt-4">
          <p className="pull text-title lg:max-w-[7.2em] lg:leading-[1.06]">
            <Unbroken text={overview.title} />
          </p>
          <figure className="plate">
            <div className="plate-drawing">
              <FigurePicture figure={figure} />
            </div>
            <p className="plate-finding">{figure.finding}</p>
            <figcaption className="plate-method">
              <HowComputed {...figure} />
            </figcaption>
          </figure>
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-5 text-muted lg:mt-16 lg:grid-cols-3">
          <Paragraphs overview={overview} leadClassName="max-w-[42rem]" />
        </div>
      </Container>
    </section>
  );
}

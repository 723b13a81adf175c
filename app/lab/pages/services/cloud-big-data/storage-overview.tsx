import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Finding, HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Argument } from "../argument.tsx";

export interface StorageOverviewProps extends Pick<Service, "overview"> {
  /** A curve that rises to the right: the statement stands where it leaves room. */
  figure: Figure;
}

/** The sentence to remember over the curve, what that shows, and the argument in three columns. */
export function StorageOverview({ overview, figure }: StorageOverviewProps) {
  return (
    <Section title={serviceTemplate.overview.label} look="label" layout="column" padding="medium">
      <div className="storage -mt-7 lg:-mt-11">
        <p className="max-w-[7.5em] self-start font-display text-title">
          <NoBreak text={overview.statement} />
        </p>
        <figure>
          <div className="choice-drawing">
            <FigurePicture figure={figure} wideFrom="lg" />
          </div>
          <figcaption className="mt-6 grid max-w-prose gap-4">
            <Finding figure={figure} />
            <HowComputed {...figure} />
          </figcaption>
        </figure>
      </div>
      <div className="mt-12 lg:mt-16">
        <Argument {...overview} />
      </div>
    </Section>
  );
}

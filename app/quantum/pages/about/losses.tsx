import { aboutPage } from "#app/content/quantum/about.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import losses from "./losses.figure.ts";

const { title, link } = aboutPage.losses;

/** One value as a client would check it: the limits of a report, with its numbers. */
export function AboutLosses() {
  return (
    <div className="mt-8 border-line max-lg:border-t max-lg:pt-6 lg:mt-20">
      <h3 className="text-subheading">{title}</h3>
      <div className="mt-3 mb-5 lg:mb-8">
        <FigureKey items={losses.legend} />
      </div>
      <Figure figure={losses} width="page">
        <TextLink to={link.to} className="inline-flex min-h-6 justify-self-start">
          {link.label}
        </TextLink>
      </Figure>
    </div>
  );
}

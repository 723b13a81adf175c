import { aboutPage } from "#app/content/quantum/about.ts";
import { Figure } from "#app/figures/figure.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import losses from "./losses.figure.ts";

const { title, link } = aboutPage.losses;

/** One value as a client would check it: the limits of a report, with its numbers. */
export function AboutLosses() {
  return (
    <div className="mt-8 lg:mt-20">
      <h3 className="mb-5 text-subheading lg:mb-8">{title}</h3>
      <Figure figure={losses} width="page">
        <TextLink to={link.to} className="inline-flex min-h-6 justify-self-start">
          {link.label}
        </TextLink>
      </Figure>
    </div>
  );
}

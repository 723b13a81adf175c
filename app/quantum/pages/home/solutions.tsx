import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import braidFigure from "../compiler/braid.figure.ts";
import dieFigure from "../research/die.figure.ts";
import amplitudesFigure from "../simulation/amplitudes.figure.ts";
import signaturesFigure from "../tokenization/signatures.figure.ts";
import { SolutionIcon } from "./solution-icon.tsx";

/** A picture of each page, and where it stands on a wide screen. */
const pictures: Record<Solution["icon"], { figure: Figure; side: "across" | "left" | "right" }> = {
  circuit: { figure: braidFigure, side: "across" },
  shield: { figure: signaturesFigure, side: "left" },
  lattice: { figure: amplitudesFigure, side: "right" },
  flask: { figure: dieFigure, side: "left" },
};

/** Four solutions, each with a figure of its page that leaves by an edge, each a link as a whole. */
export function HomeSolutions({ title, intro, items }: typeof quantumHome.solutions) {
  return (
    <Section
      id="solutions-section"
      title={title}
      intro={intro}
      padding="medium"
      bleed={
        <ul>
          {items.map((solution) => (
            <li key={solution.href}>
              <SolutionArticle {...solution} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function SolutionArticle({ icon, title, description, features, action, href, gradient }: Solution) {
  const { figure, side } = pictures[icon];
  return (
    <article className={cx("solution group", `solution-${side}`)}>
      <div className="solution-words">
        <SolutionIcon name={icon} gradient={gradient} />
        <h3 className="mt-4 text-heading">{title}</h3>
        <p className="mt-4 max-w-note text-muted">{description}</p>
        <ul className="mt-4 text-small">
          {features.map((feature) => (
            <li key={feature} className="py-0.5">
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-3 md:mt-6">
          <Link
            to={href}
            className="inline-flex items-center gap-4 font-medium after:absolute after:inset-0"
          >
            {action}
            <LinkArrow />
          </Link>
        </p>
      </div>
      <FigurePicture figure={figure} isMirrored={side === "left"} />
    </article>
  );
}

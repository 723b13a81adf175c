import type { ReactNode } from "react";
import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import circuitFigure from "../compiler/circuit.figure.ts?figure";
import dieFigure from "../research/die.figure.ts?figure";
import amplitudesFigure from "../simulation/amplitudes.figure.ts?figure";
import signaturesFigure from "../tokenization/signatures.figure.ts?figure";
import { SolutionIcon } from "./solution-icon.tsx";

/** The figure of each page, in the order of the solutions. */
const pictures: Record<Solution["icon"], ReactNode> = {
  circuit: (
    <div className="figure solution-drawing">
      <FigurePicture figure={circuitFigure} />
    </div>
  ),
  shield: <FigurePicture figure={signaturesFigure} isMirrored />,
  lattice: <FigurePicture figure={amplitudesFigure} />,
  flask: <FigurePicture figure={dieFigure} isMirrored />,
};

/** Four plates, each the page's own figure that bleeds off an edge, each a link as a whole. */
export function HomeSolutions({ title, intro, more, items }: typeof quantumHome.solutions) {
  return (
    <section id="solutions-section" aria-labelledby="solutions-title">
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pt-16 pb-10">
        <h2 id="solutions-title" className="text-heading">
          {title}
        </h2>
        <p className="max-w-[30rem] text-small text-quiet">{intro}</p>
      </Container>
      <ul>
        {items.map((solution) => (
          <li key={solution.href}>
            <SolutionPlate {...solution} more={more} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SolutionPlate({
  icon,
  title,
  description,
  features,
  action,
  href,
  gradient,
  more,
}: Solution & { more: string }) {
  return (
    <article className="solution group">
      <div className="solution-words">
        <SolutionIcon name={icon} gradient={gradient} />
        <h3 className="mt-4 text-heading">{title}</h3>
        <p className="mt-4 max-w-[30rem] text-muted">{description}</p>
        <Fold label={more} className="relative z-10 mt-2 w-fit text-small md:mt-5">
          <ul className="font-mono text-label text-quiet">
            {features.map((feature) => (
              <li key={feature} className="py-0.5">
                {feature}
              </li>
            ))}
          </ul>
        </Fold>
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
      {pictures[icon]}
    </article>
  );
}

import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/figure.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import braidFigure from "../compiler/braid.figure.ts?figure";
import dieFigure from "../research/die.figure.ts?figure";
import amplitudesFigure from "../simulation/amplitudes.figure.ts?figure";
import signaturesFigure from "../tokenization/signatures.figure.ts?figure";
import { SolutionIcon } from "./solution-icon.tsx";

/** A picture of each page, and where it stands on a wide screen. */
const pictures: Record<Solution["icon"], { figure: Figure; side: "across" | "left" | "right" }> = {
  circuit: { figure: braidFigure, side: "across" },
  shield: { figure: signaturesFigure, side: "left" },
  lattice: { figure: amplitudesFigure, side: "right" },
  flask: { figure: dieFigure, side: "left" },
};

/** Four solutions, each with a figure of its page that leaves by an edge, each a link as a whole. */
export function HomeSolutions({ title, intro, more, items }: typeof quantumHome.solutions) {
  return (
    <section id="solutions-section" aria-labelledby="solutions-title">
      <Container>
        <div className="border-t border-line pt-12 lg:pt-20">
          <h2 id="solutions-title" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 max-w-[36rem] text-muted">{intro}</p>
        </div>
      </Container>
      <ul className="pb-8">
        {items.map((solution) => (
          <li key={solution.href}>
            <SolutionArticle {...solution} more={more} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SolutionArticle({
  icon,
  title,
  description,
  features,
  action,
  href,
  gradient,
  more,
}: Solution & { more: string }) {
  const { figure, side } = pictures[icon];
  return (
    <article className={cx("solution group", `solution-${side}`)}>
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
      <FigurePicture figure={figure} isMirrored={side === "left"} />
    </article>
  );
}

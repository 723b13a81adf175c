import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import cuts from "./cuts.pictures.ts";
import { SolutionIcon } from "./solution-icon.tsx";

const topics = {
  circuit: "compiler",
  shield: "custody",
  lattice: "simulation",
  flask: "research",
} as const satisfies Record<Solution["icon"], string>;

/** Four rows, each a link as a whole, with a small plate in the color of its topic. */
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
              <SolutionRow {...solution} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function SolutionRow({ icon, title, description, features, action, href, gradient }: Solution) {
  return (
    <article className="solution group">
      <div className={cx("solution-head", onGround(topics[icon]).className)}>
        <h3 className="solution-name text-item">
          <SolutionIcon name={icon} gradient={gradient} />
          {title}
        </h3>
        <div className="solution-plate">
          <FigurePicture figure={cuts[icon]} wideFrom="lg" />
        </div>
      </div>
      <p className="solution-text text-muted">{description}</p>
      <ul className="solution-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="solution-link">
        <Link
          to={href}
          className="inline-flex items-center gap-4 py-2 font-medium after:absolute after:inset-0"
        >
          {action}
          <LinkArrow />
        </Link>
      </p>
    </article>
  );
}

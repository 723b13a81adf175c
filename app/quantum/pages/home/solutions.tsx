import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { SolutionIcon } from "./solution-icon.tsx";

/** Four cards on one lattice of hairlines. */
export function HomeSolutions({ title, intro, items }: typeof quantumHome.solutions) {
  return (
    <Section id="solutions-section" title={title} intro={intro}>
      <ul className="grid border-t border-line md:grid-cols-2">
        {items.map((solution) => (
          <li
            key={solution.href}
            className="border-b border-line md:border-l md:nth-[2n+1]:border-l-0"
          >
            <SolutionCard {...solution} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SolutionCard({ icon, title, description, features, href, gradient }: Solution) {
  return (
    <article className="group relative flex h-full flex-col py-8 md:p-10">
      <SolutionIcon name={icon} gradient={gradient} />
      <h3 className="mt-6 text-heading">
        <Link
          to={href}
          className="underline decoration-transparent underline-offset-4 transition-colors duration-150 after:absolute after:inset-0 group-hover:decoration-current"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-3 max-w-[34rem] text-muted">{description}</p>
      <ul className="mt-6 font-mono text-label text-quiet">
        {features.map((feature) => (
          <li key={feature} className="border-t border-line py-2">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

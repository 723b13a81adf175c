import type { quantumHome, Solution } from "#app/content/quantum/home.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { LinkArrow } from "#app/ui/text-link.tsx";
import drawings from "./solutions.pictures.ts";

const topics = {
  circuit: "compiler",
  shield: "custody",
  lattice: "simulation",
  flask: "research",
} as const satisfies Record<Solution["icon"], string>;

export function HomeSolutions({ title, items }: typeof quantumHome.solutions) {
  return (
    <Section id="solutions-section" title={title} padding="medium">
      <ul className="max-lg:-mx-gutter lg:border-b lg:border-line">
        {items.map((solution) => (
          <li key={solution.href}>
            <SolutionRow {...solution} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SolutionRow({ icon, title, description, features, action, href, gradient }: Solution) {
  return (
    <article className="group relative break-inside-avoid max-lg:pb-4 md:grid md:grid-cols-2 lg:min-h-59 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:border-t lg:border-line">
      <div className={cx("flex h-24 md:col-span-2 lg:contents", onGround(topics[icon]).className)}>
        <h3 className="flex shrink-0 items-center gap-x-2.5 text-item max-lg:max-w-[calc(100%-var(--spacing-gutter))] max-lg:pr-3 max-lg:pl-gutter lg:col-span-4 lg:pt-5 lg:text-subheading">
          <SolutionIcon icon={icon} gradient={gradient} />
          {title}
        </h3>
        <div className="min-w-0 overflow-hidden bg-ground max-lg:mr-gutter max-lg:ml-auto max-lg:w-34 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:-mt-px lg:-mr-margin lg:flex lg:items-center print:hidden">
          <FigurePicture
            figure={drawings[icon]}
            wideFrom="lg"
            className="w-34 lg:w-full lg:max-w-[38rem]"
          />
        </div>
      </div>
      <p className="mt-3 leading-normal text-pretty text-muted max-lg:mx-gutter lg:col-span-4 lg:mt-2">
        {description}
      </p>
      <ul className="mt-2 grid content-start gap-y-0.5 text-caption max-lg:mx-gutter md:col-start-2 md:row-span-2 md:mt-3 md:max-lg:ml-4 lg:col-span-3 lg:col-start-5 lg:row-span-3 lg:row-start-1 lg:mt-6.5 lg:gap-y-3 lg:leading-snug">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="max-lg:mx-gutter lg:col-span-4 lg:row-start-3 lg:pb-4">
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

const strokes: Record<Solution["icon"], readonly [string, string]> = {
  circuit: [
    "M2 9h44M2 24h44M2 39h44",
    "M14 9v15M34 24v15M10 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0M29 19h10v10H29z",
  ],
  shield: ["M24 3 42 13.5v21L24 45 6 34.5v-21z", "M24 17v14M17 21l14 8M31 21l-14 8"],
  lattice: ["M24 4v40M6.7 14l34.6 20M41.3 14 6.7 34", "M24 4 41.3 14v20L24 44 6.7 34V14z"],
  flask: ["M18 4h12M20 4v14L7 42h34L28 18V4", "M13 32h22"],
};

function SolutionIcon({ icon, gradient }: Pick<Solution, "icon" | "gradient">) {
  const [first, second] = strokes[icon];
  return (
    <svg
      viewBox="0 0 48 48"
      width="28"
      height="28"
      fill="none"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d={first} stroke={phaseHex(gradient[0])} />
      <path d={second} stroke={phaseHex(gradient[1])} />
    </svg>
  );
}

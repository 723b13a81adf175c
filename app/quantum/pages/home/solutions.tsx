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
    <article className="group relative pb-4 md:max-lg:grid md:max-lg:grid-cols-2 lg:grid lg:min-h-59 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:border-t lg:border-line lg:pb-0 print:break-inside-avoid">
      <div
        className={cx(
          "flex h-24 md:max-lg:col-span-2 lg:contents",
          onGround(topics[icon]).className,
        )}
      >
        <h3 className="flex max-w-[calc(100%-var(--spacing-gutter))] shrink-0 items-center gap-x-2.5 pr-3 pl-gutter text-item lg:col-span-4 lg:max-w-none lg:px-0 lg:pt-5 lg:text-subheading">
          <SolutionIcon icon={icon} gradient={gradient} />
          {title}
        </h3>
        <div className="mr-gutter ml-auto w-34 min-w-0 overflow-hidden bg-ground lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:-mt-px lg:-mr-margin lg:ml-0 lg:flex lg:w-auto lg:items-center [&_.picture]:w-34 lg:[&_.picture]:w-full lg:[&_.picture]:max-w-[38rem] print:hidden">
          <FigurePicture figure={drawings[icon]} wideFrom="lg" />
        </div>
      </div>
      <p className="mx-gutter mt-3 leading-normal text-pretty text-muted lg:col-span-4 lg:mx-0 lg:mt-2">
        {description}
      </p>
      <ul className="mx-gutter mt-2 grid content-start gap-y-0.5 text-caption md:mt-3 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:ml-4 lg:col-span-3 lg:col-start-5 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:mt-6.5 lg:gap-y-3 lg:leading-snug">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mx-gutter lg:col-span-4 lg:row-start-3 lg:mx-0 lg:pb-4">
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

import { useId } from "react";
import type { MeasuredSolution, quantumHome, Solution } from "#app/content/quantum/home.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/styles/grounds.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { LinkArrow } from "#app/ui/text-link.tsx";
import computed from "./solutions.computed.ts";

const { drawings, pairs } = computed;

const topics = {
  circuit: "compiler",
  shield: "custody",
  lattice: "simulation",
  flask: "research",
} as const satisfies Record<Solution["icon"], string>;

export function HomeSolutions({ title, intro, items }: typeof quantumHome.solutions) {
  const [before, color, after] = intro;
  return (
    <Section
      id="solutions-section"
      title={title}
      intro={
        <>
          {before}
          <span className="text-accent">{color}</span>
          {after}
        </>
      }
      padding="medium"
      rule={false}
      bleed={
        <ul className="plates">
          {items.map((solution) => (
            <li key={solution.href} {...plateOn(solution)}>
              <PlateEdge {...solution} />
              {"unit" in solution ? <Plate {...solution} /> : <Band {...solution} />}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function plateOn({ icon }: Solution) {
  const { className, ...on } = onGround(topics[icon]);
  return { ...on, className: cx(className, "plate group", icon === "flask" && "plate-band") };
}

function Plate(solution: MeasuredSolution) {
  const { icon, unit, description, features } = solution;
  const [today, afterUs] = pairs[icon];
  return (
    <article className="contents">
      <PlateTitle {...solution} />
      <FigurePicture
        figure={drawings[icon]}
        className="carried my-5 w-full max-w-86 print:hidden"
      />
      <p className="text-small">
        <span className="plate-pair">
          <span className="text-quiet">{today} →</span>{" "}
          <span className="text-accent">{afterUs}</span>
        </span>
        <span className="text-muted">{unit}</span>
      </p>
      <p className="plate-promise">{description}</p>
      <Features items={features} />
      <PlateLink {...solution} />
    </article>
  );
}

function Band(solution: Solution) {
  return (
    <article className="contents">
      <div>
        <PlateTitle {...solution} />
        <p className="mt-2 max-w-note text-caption">{solution.description}</p>
        <Features items={solution.features} />
        <PlateLink {...solution} />
      </div>
      <FigurePicture figure={drawings[solution.icon]} className="carried plate-chip print:hidden" />
    </article>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="plate-features">
      {items.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

function PlateTitle({ icon, title, gradient }: Pick<Solution, "icon" | "title" | "gradient">) {
  return (
    <h3 className="flex items-center gap-x-3 font-display text-subheading font-medium">
      <SolutionIcon icon={icon} gradient={gradient} />
      {title}
    </h3>
  );
}

function PlateLink({ href, action }: Pick<Solution, "href" | "action">) {
  return (
    <p className="mt-auto pt-3">
      <Link
        to={href}
        carries="opening"
        className="inline-flex min-h-11 items-center gap-4 font-medium after:absolute after:inset-0"
      >
        {action}
        <LinkArrow />
      </Link>
    </p>
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

/** The plate's upper edge runs from the one hue of its icon to the other. */
function PlateEdge({ gradient }: Pick<Solution, "gradient">) {
  const id = useId();
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-1 w-full">
      <linearGradient id={id}>
        <stop stopColor={phaseHex(gradient[0])} />
        <stop offset="1" stopColor={phaseHex(gradient[1])} />
      </linearGradient>
      <rect width="100%" height="4" fill={`url(#${id})`} />
    </svg>
  );
}

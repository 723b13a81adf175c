import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { inWeeks } from "#app/content/specification.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function CompilerEngagements({
  title,
  intro,
  models,
  pricing,
}: typeof compilerPage.engagements) {
  const longestWeeks = Math.max(
    ...models.map(({ duration }) => ("open" in duration ? 0 : duration.most)),
  );
  return (
    <Section
      id="engagements"
      title={title}
      intro={
        <>
          {intro} <TextLink to={pricing.to}>{pricing.label}</TextLink>
        </>
      }
      padding="small"
    >
      <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-3 lg:gap-y-0">
        {models.map((model) => (
          <Model key={model.name} {...model} longest={longestWeeks} />
        ))}
      </ul>
    </Section>
  );
}

type EngagementModel = (typeof compilerPage.engagements.models)[number];

function Model({ name, duration, text, terms, longest }: EngagementModel & { longest: number }) {
  const isOpen = "open" in duration;
  const { least, most } = isOpen ? { least: longest, most: longest } : duration;
  const weeks = [...Array(most).keys()];
  return (
    <li className="lg:row-span-6 lg:grid lg:grid-rows-subgrid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <h3 className="text-item">{name}</h3>
        <p className="text-subheading font-medium lg:mt-1 lg:text-heading">
          {isOpen ? duration.open : inWeeks(duration)}
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${longest} 1`}
        preserveAspectRatio="none"
        className="mt-3 h-6 w-full fill-purple lg:h-8"
      >
        {weeks.map((week) => (
          <path
            key={week}
            d={isOpen && week === most - 1 ? `M${week} 0l.94 .5-.94 .5z` : `M${week} 0h.94v1h-.94z`}
            opacity={week < least ? 1 : 0.3}
          />
        ))}
      </svg>
      <p className="mt-3">{text}</p>
      <dl className="mt-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        {Object.entries(terms).map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[6rem_1fr] border-t border-line py-1.5 text-small"
          >
            <dt className="text-quiet">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

import type { compilerPage, EngagementModel } from "#app/content/quantum/compiler.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Three ways to work as bands on one scale of weeks; the one without an end leaves the page. */
export function CompilerEngagements({
  title,
  intro,
  models,
  pricing,
}: typeof compilerPage.engagements) {
  const longest = Math.max(...models.flatMap(({ duration }) => weeksOf(duration) ?? []));
  return (
    <Section id="engagements" title={title} intro={intro} layout="column" padding="medium">
      <ul className="grid gap-y-9 md:gap-y-12 lg:gap-y-16">
        {models.map((model) => (
          <li key={model.name}>
            <Model {...model} longest={longest} />
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <TextLink to={pricing.to}>{pricing.label}</TextLink>
      </p>
    </Section>
  );
}

/** The least and the most of a duration in weeks; none where it is open. */
function weeksOf(duration: string): [number, number] | undefined {
  const [least, most] = duration.match(/\d+/g)?.map(Number) ?? [];
  return most === undefined ? undefined : [least, most];
}

interface ModelProps extends EngagementModel {
  longest: number;
}

function Model({ name, duration, text, terms, longest }: ModelProps) {
  const [least, most] = weeksOf(duration) ?? [longest, longest];
  const isOpen = weeksOf(duration) === undefined;
  const share = (weeks: number) => `${Math.round((weeks / longest) * 1e4) / 100}%`;
  return (
    <article>
      <h3 className="font-mono text-label text-accent">{name}</h3>
      <p className="mt-1 text-heading font-medium">{duration}</p>
      <div className="weeks relative mt-3 h-8 md:h-12 lg:h-20">
        <svg
          aria-hidden="true"
          className={cx("absolute inset-0 -z-10 h-full", isOpen ? "w-screen" : "w-full")}
        >
          <rect width={share(most)} height="100%" className="fill-purple" opacity="0.3" />
          <rect width={share(least)} height="100%" className="fill-purple" />
        </svg>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-1 md:mt-6 md:gap-y-6 lg:grid-cols-12">
        <p className="max-w-lead md:text-lead lg:col-span-4">{text}</p>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:col-span-8">
          {terms.map(({ term, value }) => (
            <div key={term}>
              <dt className="font-mono text-label text-quiet">{term}</dt>
              <dd className="mt-1">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

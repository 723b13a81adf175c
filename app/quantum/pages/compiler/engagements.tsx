import type { compilerPage, EngagementModel } from "#app/content/quantum/compiler.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Three ways to work, compared row by row: how long, for whom, on what terms. */
export function CompilerEngagements({
  title,
  intro,
  models,
  pricing,
}: typeof compilerPage.engagements) {
  return (
    <Section title={title} intro={intro} rule={false}>
      <ul className="border-t border-line">
        {models.map((model) => (
          <li key={model.name} className="border-b border-line">
            <Model {...model} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={pricing.to}>{pricing.label}</TextLink>
      </p>
    </Section>
  );
}

function Model({ name, duration, text, terms }: EngagementModel) {
  return (
    <article className="grid gap-x-8 gap-y-5 py-8 lg:grid-cols-12">
      <div className="flex flex-col lg:col-span-3">
        <h3 className="font-mono text-label text-accent">{name}</h3>
        <p className="mt-2 text-title">{duration}</p>
      </div>
      <p className="max-w-[34rem] text-lead lg:col-span-4">{text}</p>
      <dl className="lg:col-span-5">
        {terms.map(({ term, value }) => (
          <div
            key={term}
            className="grid grid-cols-[6rem_1fr] gap-x-4 border-line py-2 not-first:border-t first:pt-0"
          >
            <dt className="pt-0.5 font-mono text-label text-quiet">{term}</dt>
            <dd className="text-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

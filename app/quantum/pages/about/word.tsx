import type { aboutPage } from "#app/content/quantum/about.ts";

/** The name taken apart, as a dictionary would. */
export function AboutWord({ term, gloss, parts, rule }: typeof aboutPage.word) {
  return (
    <div className="border-t border-quiet lg:mt-9">
      <dl className="grid grid-cols-2">
        {parts.map(({ form, meaning }) => (
          <div
            key={form}
            className="border-b border-line py-5 not-first:border-l not-first:pl-6 sm:py-7"
          >
            <dt lang="sa-Latn" className="text-title">
              {form}
            </dt>
            <dd className="mt-1 font-mono text-label text-quiet">{meaning}</dd>
          </div>
        ))}
      </dl>
      <dl className="border-b border-line py-5 sm:py-7">
        <dt lang="sa-Latn" className="text-display text-accent">
          {term}
        </dt>
        <dd className="mt-4">{gloss}</dd>
      </dl>
      <p className="mt-4 max-w-[34rem] font-mono text-label text-quiet">{rule}</p>
    </div>
  );
}

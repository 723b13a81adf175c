import type { aboutPage } from "#app/content/quantum/about.ts";

/** The name across the page; above the one letter that the rule changed stands the letter that it was. */
export function AboutName({ term, parts }: typeof aboutPage.word) {
  const [first, second] = parts;
  const joinedForms = first.form + second.form;
  const at = [...term].findIndex((letter, k) => letter !== joinedForms[k]);
  return (
    <div className="hero-picture max-lg:px-gutter">
      <svg
        role="img"
        aria-label={`${first.form} + ${second.form} → ${term}`}
        viewBox="0 0 1000 262"
        overflow="visible"
        fill="currentColor"
        className="block w-full font-medium tracking-tight"
      >
        <text y="205" fontSize="221" textLength="1000">
          {term.slice(0, at)}
          <tspan className="fill-accent">{term[at]}</tspan>
          {term.slice(at + 1)}
        </text>
        {/* Over the middle of the changed letter. */}
        <text x="307" y="62" fontSize="80" textAnchor="middle" className="fill-accent">
          {joinedForms[at]}
        </text>
      </svg>
    </div>
  );
}

/** The same in words. */
export function AboutNameMeaning({ term, gloss, parts, rule }: typeof aboutPage.word) {
  const [first, second] = parts;
  return (
    <div className="hero-note max-w-none">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        {[first, rule, second, { form: term, meaning: gloss }].map(({ form, meaning }) => (
          <div key={form} className="border-t border-line pt-3">
            <dt lang="sa-Latn" className="text-subheading">
              {form}
            </dt>
            <dd className="text-small text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

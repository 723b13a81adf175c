import type { aboutPage } from "#app/content/quantum/about.ts";
import { join } from "#app/quantum/pages/about/sandhi.ts";

/** The name across the page; above the one letter that the rule changed stands the letter that it was. */
export function AboutWord({ term, parts }: typeof aboutPage.word) {
  const [first, second] = parts;
  const letters = join(first.form, second.form);
  const at = letters.findIndex(({ was, becomes }) => was !== becomes);
  const { was, becomes } = letters[at];
  const written = (list: typeof letters) => list.map((letter) => letter.becomes).join("");
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
          {written(letters.slice(0, at))}
          <tspan className="fill-accent">{becomes}</tspan>
          {written(letters.slice(at + 1))}
        </text>
        {/* Over the middle of the changed letter. */}
        <text x="299" y="62" fontSize="80" textAnchor="middle" className="fill-accent">
          {was}
        </text>
      </svg>
    </div>
  );
}

/** The same in words. */
export function AboutGloss({ term, gloss, parts, rule }: typeof aboutPage.word) {
  return (
    <div className="hero-note">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        {[...parts, { form: term, meaning: gloss }].map(({ form, meaning }) => (
          <div key={form} className="border-t border-line pt-3 last:col-span-2">
            <dt lang="sa-Latn" className="text-subheading">
              {form}
            </dt>
            <dd className="text-small text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-mono text-label text-quiet">{rule}</p>
    </div>
  );
}

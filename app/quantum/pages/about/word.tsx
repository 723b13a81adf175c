import type { aboutPage } from "#app/content/quantum/about.ts";
import { cx } from "#app/lib/cx.ts";
import { join } from "#app/quantum/pages/about/sandhi.ts";

const STEP = 66;
const TOP = 78;
const BOTTOM = 254;

/** The name as a rewrite: the letters of two words, the rule where they meet, the letters of one. */
export function AboutWord({ term, parts }: typeof aboutPage.word) {
  const [first, second] = parts;
  const letters = join(first.form, second.form);
  const gap = [...first.form].length;
  const from = (k: number) => 44 + (k + (k >= gap ? 1 : 0)) * STEP;
  const to = (k: number) => 44 + (k + 0.5) * STEP;
  return (
    <div className="hero-picture max-lg:px-gutter">
      <svg
        role="img"
        aria-label={`${first.form} + ${second.form} → ${term}`}
        viewBox="16 0 650 280"
        preserveAspectRatio="xMinYMid"
        overflow="visible"
        fill="currentColor"
        fontSize="88"
        textAnchor="middle"
        className="block w-full"
      >
        <text x={from(gap) - STEP} y={TOP} className="text-quiet">
          +
        </text>
        {letters.map(({ was, becomes }, k) => {
          const changed = was !== becomes;
          return (
            <g key={from(k)} className={cx(changed ? "fill-accent stroke-accent" : "stroke-quiet")}>
              <path
                d={`M${from(k)} ${TOP + 34}C${from(k)} ${TOP + 76} ${to(k)} ${BOTTOM - 112} ${to(k)} ${BOTTOM - 76}`}
                fill="none"
              />
              <text x={from(k)} y={TOP} stroke="none">
                {was}
              </text>
              <text x={to(k)} y={BOTTOM} stroke="none">
                {becomes}
              </text>
            </g>
          );
        })}
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

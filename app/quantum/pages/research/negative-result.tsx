import type { researchPage } from "#app/content/quantum/research.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import routerLosses from "./router-losses.figure.ts";

const { worse, better, equal } = routerLosses.counts.runs;

/** A result of our own that speaks against us, at full size. */
export function NegativeResult(words: typeof researchPage.negative) {
  const numbers = (
    <div className="max-xl:hidden">
      <p className="negative-worse font-medium print:text-ink">{words.worse(worse)}</p>
      <p className="negative-better text-heading font-medium text-green">
        {words.better(better)}
        <span className="block text-label tracking-normal text-muted">{words.equal(equal)}</span>
      </p>
    </div>
  );
  return (
    <Section id="negative-result" title={words.title} intro={words.intro} look="title">
      <div className="negative-count mb-6 text-title font-medium xl:hidden">
        {words.worse(worse)}
        <span className="block text-label tracking-normal text-muted">
          {words.better(better)}, {words.equal(equal)}
        </span>
      </div>
      <Figure figure={routerLosses} width="page" over={numbers}>
        <p className="max-w-prose text-muted">
          {words.text} <TextLink to={words.source.to}>{words.source.label}</TextLink>
        </p>
      </Figure>
    </Section>
  );
}

import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import braid from "./braid.data.ts";
import braidFigure from "./braid.figure.ts";

/** One program routed three times, across the page. */
export function CompilerBraid({ headline, intro }: typeof compilerPage.braid) {
  return (
    <Section title={headline(braid)} intro={intro(braid)} padding="medium" rule={false}>
      <Figure figure={braidFigure} width="page" />
    </Section>
  );
}

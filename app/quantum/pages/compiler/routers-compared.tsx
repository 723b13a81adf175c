import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import counts from "./adder-counts.data.ts";
import worldLines from "./world-lines.figure.ts";

/** One program routed twice, across the page. */
export function CompilerRouters({ headline, intro }: typeof compilerPage.routers) {
  return (
    <Section title={headline(counts)} intro={intro(counts)} padding="medium" rule={false}>
      <Figure figure={worldLines} width="page" />
    </Section>
  );
}

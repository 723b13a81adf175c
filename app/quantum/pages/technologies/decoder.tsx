import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { Section } from "#app/ui/section.tsx";
import surfaceCode from "./surface-code.figure.ts";

/** One thing that a simulator is needed for, over the whole window. */
export function TechnologiesDecoder({ title, intro, legend }: typeof technologiesPage.decoder) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="simulation">
      <Figure figure={surfaceCode} width="window">
        <FigureKey
          items={[
            { label: legend.failed, shape: "line", look: { stroke: "accent", width: 8 } },
            { label: legend.alarm, shape: "dot", look: { fill: "ink" } },
            { label: legend.repair, shape: "line", look: { stroke: "ink", width: 2.5 } },
          ]}
        />
      </Figure>
    </Section>
  );
}

import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import surfaceCode from "./surface-code.figure.ts";

/** One thing that a simulator is needed for, over the whole window. */
export function TechnologiesDecoder({ title, intro }: typeof technologiesPage.decoder) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="simulation">
      <Figure figure={surfaceCode} width="window" />
    </Section>
  );
}

import type { quantumHome } from "#app/content/quantum/home.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import errorPrice from "./error-price.figure.ts";

/** What an error costs, drawn, and a numbered sheet of six large lines. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section
      title={title}
      intro={intro}
      layout="column"
      padding="medium"
      bleed={<Figure figure={errorPrice} width="window" />}
    >
      <ol>
        {items.map(({ title: name, text }, index) => (
          <li key={name} className="sheet-row">
            <h3 className="flex items-baseline gap-6 text-subheading">
              <span aria-hidden="true" className="font-mono text-label text-quiet">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

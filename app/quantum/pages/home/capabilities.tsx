import type { quantumHome } from "#app/content/quantum/home.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { FoldRow } from "#app/ui/fold.tsx";
import errorPrice from "./error-price.figure.ts";

/** What an error costs, drawn, and a numbered sheet of six large lines. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <section aria-labelledby="capabilities-title" className="">
      <Container>
        <h2 id="capabilities-title" className="text-heading">
          {title}
        </h2>
        <p className="mt-3 text-muted">{intro}</p>
      </Container>
      <FullFigure figure={errorPrice} className="mt-8 lg:mt-4" />
      <Container className="pb-12 lg:pb-section">
        <ol className="mt-8 lg:mt-12">
          {items.map(({ title: name, text }, index) => (
            <li key={name}>
              <FoldRow
                name={name}
                className="sheet-row"
                heading={
                  <h3 className="flex items-baseline gap-6 text-subheading lg:text-heading">
                    <span aria-hidden="true" className="font-mono text-label text-quiet">
                      {index + 1}
                    </span>
                    {name}
                  </h3>
                }
              >
                <p className="text-muted">{text}</p>
              </FoldRow>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

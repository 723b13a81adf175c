import type { aboutPage } from "#app/content/quantum/about.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import echo from "./echo.figure.ts";

/** Four words sent through a circuit and back, then each with its meaning and its test. */
export function AboutValues({ title, intro, checkLabel, items }: typeof aboutPage.values) {
  return (
    <section aria-labelledby="values-title" className="deep deep-olive py-16 lg:py-24">
      <Container>
        <h2 id="values-title" className="text-heading">
          {title}
        </h2>
        <p className="mt-3 max-w-[36rem] text-muted">{intro}</p>
      </Container>
      <FullFigure figure={echo} className="echo mt-8" />
      <Container>
        <ul className="mt-14 grid gap-x-8 sm:grid-cols-2 lg:mt-20 xl:grid-cols-4">
          {items.map((value) => (
            <li
              key={value.title}
              className="row-span-3 grid grid-rows-subgrid border-t border-quiet pt-4 pb-10 xl:pb-0"
            >
              <h3 className="text-subheading">{value.title}</h3>
              <p className="mt-2 text-muted">{value.text}</p>
              <p className="mt-4 text-small">
                <span className="block font-mono text-label text-accent">{checkLabel}</span>
                {value.check}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

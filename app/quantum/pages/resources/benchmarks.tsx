import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, DocumentCover, DocumentData, factsOf } from "./document.tsx";

const colors = {
  accent: "bg-accent",
  purple: "bg-purple",
  green: "bg-green",
  muted: "bg-quiet",
  ink: "bg-ink",
} as const;

/** Two benchmarks side by side; their lines share the rows of one grid. */
export function ResourcesBenchmarks({ title, intro, items }: typeof resourcesPage.benchmarks) {
  return (
    <Section title={title} intro={intro} rule={false} className="paper">
      <ul className="grid gap-x-8 max-md:gap-y-14 md:grid-cols-2">
        {items.map((benchmark) => (
          <li
            key={benchmark.title}
            id={factsOf(benchmark.link).slug}
            className="scroll-mt-28 md:row-span-7 md:grid md:grid-rows-subgrid"
          >
            <div>
              <DocumentCover {...benchmark} />
              <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-mono text-label">
                {benchmark.series.map(({ color, name }) => (
                  <li key={name}>
                    <span
                      aria-hidden="true"
                      className={cx("mr-2 inline-block size-2.5 rounded-full", colors[color])}
                    />
                    {name}
                  </li>
                ))}
              </ul>
              <p className="mt-2 font-mono text-label text-quiet">{benchmark.axes}</p>
            </div>
            <div>
              <h3 className="mt-8 text-heading">{benchmark.title}</h3>
              <p className="mt-2 mb-6 max-w-[34rem] text-muted">{benchmark.description}</p>
            </div>
            <dl className="border-t border-quiet md:row-span-4 md:grid md:grid-rows-subgrid">
              {benchmark.protocol.map((line) => (
                <div
                  key={line.title}
                  className="grid gap-x-6 border-b border-line py-3 lg:grid-cols-[7rem_1fr]"
                >
                  <dt className="font-mono text-label text-accent lg:pt-0.5">{line.title}</dt>
                  <dd>{line.text}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-5 grid gap-6">
              <div>
                <DocumentAccess {...benchmark} />
              </div>
              <DocumentData {...benchmark} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

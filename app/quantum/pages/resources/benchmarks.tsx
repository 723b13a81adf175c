import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Section } from "#app/ui/section.tsx";
import { ResourceAccess } from "./access.tsx";

/** Two protocols side by side; their lines share the rows of one grid. */
export function ResourcesBenchmarks({ title, intro, items }: typeof resourcesPage.benchmarks) {
  return (
    <Section title={title} intro={intro}>
      <ul className="grid gap-x-8 max-md:gap-y-14 md:grid-cols-2">
        {items.map((benchmark) => (
          <li key={benchmark.title} className="md:row-span-6 md:grid md:grid-rows-subgrid">
            <div>
              <h3 className="text-heading">{benchmark.title}</h3>
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
            <p className="mt-5">
              <ResourceAccess {...benchmark} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

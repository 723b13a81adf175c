import type { Benchmark, resourcesPage } from "#app/content/quantum/resources.ts";
import { FigurePicture, HowComputed } from "#app/drawing/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import charts from "./charts.figures.ts?figure";
import { DocumentAccess, factsOf } from "./document.tsx";

const colors = {
  accent: "bg-accent",
  purple: "bg-purple",
  green: "bg-green",
  muted: "bg-quiet",
  ink: "bg-ink",
} as const;

/** Two benchmarks, each with its chart large and its protocol beside it. */
export function ResourcesBenchmarks({
  title,
  intro,
  more,
  items,
}: typeof resourcesPage.benchmarks) {
  return (
    <Section title={title} intro={intro} size="tight" rule={false} className="paper">
      <ul className="grid gap-y-16 lg:gap-y-20">
        {items.map((benchmark) => (
          <Entry key={benchmark.title} {...benchmark} more={more} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({
  title,
  description,
  link,
  axes,
  series,
  protocol,
  more,
}: Benchmark & { more: string }) {
  const { slug } = factsOf(link);
  const chart = charts[slug];
  return (
    <li id={slug} className="grid scroll-mt-28 gap-x-8 gap-y-6 xl:grid-cols-12">
      <figure className="xl:col-span-7">
        <a href={link} className="block">
          <FigurePicture figure={chart} className="chart" />
        </a>
        <figcaption className="mt-4 font-mono text-label">
          <div className="mb-2 flex flex-wrap gap-x-5 gap-y-1 md:hidden">
            {series.map(({ color, name }) => (
              <span key={name}>
                <span
                  aria-hidden="true"
                  className={cx("mr-2 inline-block size-2.5 rounded-full", colors[color])}
                />
                {name}
              </span>
            ))}
          </div>
          <p className="text-quiet">{axes}</p>
          <HowComputed table={chart.table} />
        </figcaption>
      </figure>
      <div className="xl:col-span-5">
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-3 mb-4 max-w-[36rem] text-muted">{description}</p>
        <DocumentAccess title={title} link={link} />
        <Fold label={more} className="mt-2 md:mt-5">
          <dl className="border-t border-quiet">
            {protocol.map((line) => (
              <div
                key={line.title}
                className="grid gap-x-6 border-line not-last:border-b py-2.5 sm:grid-cols-[7rem_1fr]"
              >
                <dt className="font-mono text-label text-accent sm:pt-0.5">{line.title}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </li>
  );
}

import type { Benchmark, resourcesPage } from "#app/content/quantum/resources.ts";
import { WideFigure } from "#app/figures/figure.tsx";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { siteConfig } from "#site.config";
import { DocumentAccess, factsOf } from "./document.tsx";
import routingPeers from "./routing-peers.figure.ts?figure";
import simulatorTimes from "./simulator-times.figure.ts?figure-inline";

/** Two benchmarks, each with its chart as large as the page; the first over the whole window. */
export function ResourcesBenchmarks({
  title,
  intro,
  own,
  more,
  items: [routing, simulators],
}: typeof resourcesPage.benchmarks) {
  return (
    <section aria-labelledby="benchmarks-title" className="deep deep-blue pt-16 lg:pt-24">
      <Container>
        <h2 id="benchmarks-title" className="text-heading">
          {title}
        </h2>
        <p className="mt-3 max-w-[36rem] text-muted">
          {intro} {siteConfig.repository && own}
        </p>
      </Container>
      <ul>
        <li id={factsOf(routing.link).slug} className="scroll-mt-20 pt-10 pb-16 lg:pb-24">
          <FullFigure figure={routingPeers} />
          <Container className="mt-12">
            <Entry {...routing} more={more} />
          </Container>
        </li>
        <li id={factsOf(simulators.link).slug} className="paper scroll-mt-20 py-16 lg:py-24">
          <Container>
            <WideFigure figure={simulatorTimes} className="chart" />
            <div className="mt-12">
              <Entry {...simulators} more={more} />
            </div>
          </Container>
        </li>
      </ul>
    </section>
  );
}

function Entry({ title, description, link, protocol, more }: Benchmark & { more: string }) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-3 mb-4 max-w-[36rem] text-muted">{description}</p>
        <DocumentAccess title={title} link={link} />
      </div>
      <Fold label={more} className="lg:col-span-7">
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
  );
}

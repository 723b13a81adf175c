import { PACKAGE_ARCHIVE, SOURCE_ARCHIVE } from "@adyakshar/papers/facts";
import { packageBytes, sourceBytes } from "@adyakshar/papers/generated";
import type { Benchmark, resourcesPage } from "#app/content/quantum/resources.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { DocumentAccess, factsOf, kilobytes } from "./document.tsx";
import routingPeers from "./routing-peers.figure.ts";
import simulatorTimes from "./simulator-times.figure.ts";

/** Two benchmarks, each with its chart as large as the page; the first over the whole window. */
export function ResourcesBenchmarks({
  title,
  intro,
  source,
  package: compiler,
  own,
  more,
  items: [routing, simulators],
}: typeof resourcesPage.benchmarks) {
  return (
    <>
      <Section
        id="benchmarks"
        title={title}
        intro={
          <>
            {siteConfig.repository ? `${intro} ${own}` : intro}{" "}
            <a href={`/papers/${SOURCE_ARCHIVE}`} download="" className={textLinkStyle}>
              {source(kilobytes(sourceBytes))}
            </a>{" "}
            <a href={`/papers/${PACKAGE_ARCHIVE}`} download="" className={textLinkStyle}>
              {compiler(kilobytes(packageBytes))}
            </a>
          </>
        }
        padding="medium"
        ground="compiler"
      >
        <div id={factsOf(routing.link).slug} className="scroll-mt-20">
          <Figure figure={routingPeers} width="window" />
          <Entry {...routing} more={more} />
        </div>
      </Section>
      <div id={factsOf(simulators.link).slug} {...onGround("paper")}>
        <Container className="py-medium">
          <Figure figure={simulatorTimes} width="page" />
          <Entry {...simulators} more={more} />
        </Container>
      </div>
    </>
  );
}

function Entry({ title, description, link, protocol, more }: Benchmark & { more: string }) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-3 mb-4 max-w-lead text-muted">{description}</p>
        <DocumentAccess title={title} link={link} />
      </div>
      <Fold title={more} when="phone" className="lg:col-span-7">
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

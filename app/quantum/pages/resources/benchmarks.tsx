import { PACKAGE_ARCHIVE, SOURCE_ARCHIVE } from "@adyakshar/papers/facts";
import { packageBytes, sourceBytes } from "@adyakshar/papers/generated";
import type { ReactNode } from "react";
import type { Benchmark, resourcesPage } from "#app/content/quantum/resources.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import { action, DocumentAccess, factsOf, kilobytes } from "./document.tsx";
import routingPeers from "./routing-peers.figure.ts";
import simulatorTimes from "./simulator-times.figure.ts";

type Benchmarks = typeof resourcesPage.benchmarks;

/** Two benchmarks, each with its chart as large as the page; the first over the whole window. */
export function ResourcesBenchmarks(props: Benchmarks) {
  const { title, intro, own, more, items } = props;
  const [routing, simulators] = items;
  return (
    <>
      <Section
        id="benchmarks"
        title={title}
        intro={siteConfig.repository ? `${intro} ${own}` : intro}
        padding="medium"
        ground="compiler"
      >
        <div id={factsOf(routing.link).slug} className="scroll-mt-20">
          <Head {...routing} />
          <Figure figure={routingPeers} width="window" />
          <Entry {...routing} more={more}>
            <Archives {...props} />
          </Entry>
        </div>
      </Section>
      <div id={factsOf(simulators.link).slug} {...onGround("paper")}>
        <Container className="py-medium">
          <Head {...simulators} />
          <Figure figure={simulatorTimes} width="page" />
          <Entry {...simulators} more={more} />
        </Container>
      </div>
    </>
  );
}

/** The code behind both, and the compiler as a package. */
function Archives({ source, package: compiler }: Benchmarks) {
  const files = [
    { file: SOURCE_ARCHIVE, label: source(kilobytes(sourceBytes)) },
    { file: PACKAGE_ARCHIVE, label: compiler(kilobytes(packageBytes)) },
  ];
  return (
    <div className="mt-5">
      {files.map(({ file, label }) => (
        <p key={file} className="mt-1">
          <a href={`/papers/${file}`} download="" className={action}>
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}

function Head({ title, description }: Benchmark) {
  return (
    <div className="mb-5 lg:mb-8">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-3 max-w-lead text-muted">{description}</p>
    </div>
  );
}

interface EntryProps extends Benchmark {
  more: string;
  children?: ReactNode;
}

function Entry({ title, link, protocol, more, children }: EntryProps) {
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-10 lg:grid-cols-2">
      <div>
        <DocumentAccess title={title} link={link} />
      </div>
      <Fold title={more} when="phone">
        <div>
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
          {children}
        </div>
      </Fold>
    </div>
  );
}

import type { ReactNode } from "react";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Figure, type FigureProps } from "#app/figures/figure.tsx";
import list from "#app/models/paper-list.data.ts";
import { packageArchiveName, sourceArchiveName } from "#app/models/papers.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { DocumentAccess, factsOf, kilobytes } from "./document.tsx";
import routingPeers from "./routing-peers.figure.ts";
import simulatorTimes from "./simulator-times.figure.ts";

type Benchmarks = typeof resourcesPage.benchmarks;

export function ResourcesBenchmarks(props: Benchmarks) {
  const { title, own, more, items } = props;
  const [routing, simulators] = items;
  return (
    <>
      <Section
        id="benchmarks"
        title={title}
        intro={siteConfig.repository ? own : undefined}
        padding="medium"
        ground="compiler"
      >
        <div id={factsOf(routing.link).slug} className="scroll-mt-20">
          <Entry {...routing} figure={routingPeers} more={more}>
            <Archives {...props} />
          </Entry>
        </div>
      </Section>
      <section
        id={factsOf(simulators.link).slug}
        aria-label={simulators.title}
        {...onGround("paper")}
      >
        <Container className="py-medium">
          <Entry {...simulators} figure={simulatorTimes} more={more} />
        </Container>
      </section>
    </>
  );
}

function Archives({ source, package: compiler }: Benchmarks) {
  const files = [
    { file: sourceArchiveName, label: source(kilobytes(list.sourceBytes)) },
    { file: packageArchiveName, label: compiler(kilobytes(list.packageBytes)) },
  ];
  return (
    <div className="mt-5">
      {files.map(({ file, label }) => (
        <p key={file} className="mt-1">
          <a href={`/papers/${file}`} download="" className={lineLinkStyle}>
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}

type EntryProps = Benchmarks["items"][number] &
  Pick<FigureProps, "figure"> & {
    more: string;
    children?: ReactNode;
  };

function Entry({ title, description, figure, link, protocol, more, children }: EntryProps) {
  return (
    <>
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-3 mb-5 max-w-lead text-muted lg:mb-8">{description}</p>
      <Figure figure={figure} width="page">
        <DocumentAccess title={title} link={link} />
        {/* The fold of the figure follows without the gap. */}
        <Fold title={more} kind="quiet" className="-mb-4">
          <div className="text-body text-ink">
            <dl>
              {protocol.map((line) => (
                <div
                  key={line.title}
                  className="grid gap-x-6 border-line not-last:border-b py-2.5 sm:grid-cols-[7rem_1fr]"
                >
                  <dt className="text-label text-accent sm:pt-0.5">{line.title}</dt>
                  <dd>{line.text}</dd>
                </div>
              ))}
            </dl>
            {children}
          </div>
        </Fold>
      </Figure>
    </>
  );
}

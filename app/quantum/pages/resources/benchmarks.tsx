import type { ReactNode } from "react";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Figure, type FigureProps } from "#app/ui/figure/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import list from "#data/paper-list.computed.ts";
import { packageArchiveName, sourceArchiveName } from "#data/papers.ts";
import { siteConfig } from "#site.config";
import { DocumentVersion, factsOf, kilobytes, sizeOf } from "./document.tsx";
import routingPeers from "./routing-peers.computed.ts";
import simulatorTimes from "./simulator-times.computed.ts";

type Benchmarks = typeof resourcesPage.benchmarks;

export function ResourcesBenchmarks(props: Benchmarks) {
  const { title, own, items } = props;
  const { routing, simulators } = items;
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
          <Entry {...routing} figure={routingPeers}>
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
          <Entry {...simulators} figure={simulatorTimes} />
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
    <div className="mt-3">
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

type EntryProps = Benchmarks["items"][keyof Benchmarks["items"]] &
  Pick<FigureProps, "figure"> & {
    children?: ReactNode;
  };

function Entry({ title, description, figure, link, children }: EntryProps) {
  return (
    <>
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-3 mb-5 max-w-lead text-muted lg:mb-8">{description}</p>
      <Figure figure={figure} width="page">
        <div>
          <a href={link} className={lineLinkStyle}>
            {title}, {sizeOf(link)}
          </a>
          <DocumentVersion title={title} link={link} />
          {children}
        </div>
      </Figure>
    </>
  );
}

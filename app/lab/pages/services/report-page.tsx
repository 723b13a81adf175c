import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { type CapabilityLayout, ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceHero } from "./hero.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { ServiceOverview } from "./overview.tsx";
import { ServiceTechnologies } from "./technologies.tsx";

export interface ReportPageProps {
  service: Service;
  /** With a figure of its own; without it, headline and lead. */
  hero?: ReactNode;
  /** Composed for one page; without it, the statement and its argument. */
  overview?: ReactNode;
  /** A small figure beside the overview's argument. */
  aside?: ReactNode;
  side?: "left" | "right";
  capabilities?: CapabilityLayout;
  handover?: "row" | "checks";
  /** Which part stands on the service's color. */
  band?: "overview" | "closing";
}

/** For work that is measured: the figure on a ground of its own, a second one beside the argument. */
export function ReportPage(props: ReportPageProps) {
  const { service, aside, side, capabilities = "pairs", handover = "checks" } = props;
  const { hero = <ServiceHero service={service} />, band = "closing" } = props;
  const {
    overview = (
      <ServiceOverview {...service} isBand={band === "overview"} aside={aside} side={side} />
    ),
  } = props;
  return (
    <>
      {hero}
      {overview}
      <ServiceCapabilities {...service} layout={capabilities} />
      <Container>
        <ServiceTechnologies {...service} className="border-t border-line py-12" />
      </Container>
      <ServiceHandover {...service} layout={handover} />
      <ServiceClosing {...service} isBand={band === "closing"} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { type CapabilityLayout, ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceHero, type ServiceHeroProps } from "./hero.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { ServiceOverview } from "./overview.tsx";
import { ServiceTechnologies } from "./technologies.tsx";

export interface ProofPageProps extends Pick<ServiceHeroProps, "ground" | "plan" | "plate"> {
  service: Service;
  /** A small figure beside the overview's argument. */
  aside: ReactNode;
  side: "left" | "right";
  capabilities: CapabilityLayout;
  handover: "table" | "row";
  /** The next step on the service's color. */
  isBand: boolean;
}

/** For work that cannot be taken back: headline and figure on a dark ground, the tools before what they are for. */
export function ProofPage(props: ProofPageProps) {
  const { service, aside, side, capabilities, handover, isBand } = props;
  return (
    <>
      <ServiceHero {...props} />
      <ServiceOverview {...service} aside={aside} side={side} />
      <Container>
        <ServiceTechnologies {...service} className="border-t border-line py-12" />
      </Container>
      <ServiceCapabilities {...service} layout={capabilities} />
      <ServiceHandover {...service} layout={handover} rule={false} className="bg-raised" />
      <ServiceClosing {...service} isBand={isBand} rule={false} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

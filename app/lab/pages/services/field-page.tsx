import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { type CapabilityLayout, ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover, type ServiceHandoverProps } from "./handover.tsx";
import { ServiceHero, type ServiceHeroProps } from "./hero.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { ServiceOverview } from "./overview.tsx";
import { ServiceTechnologies } from "./technologies.tsx";

export interface FieldPageProps extends Pick<ServiceHeroProps, "ground" | "plan" | "plate"> {
  service: Service;
  /** A small figure beside the argument. */
  aside?: ReactNode;
  /** Stands between the argument and the capabilities. */
  proof?: ReactNode;
  capabilities: CapabilityLayout;
  handover: ServiceHandoverProps["layout"];
  /** Which part stands on the service's color. */
  band: "overview" | "closing";
}

/** For work that leaves the building: the figure runs across the page, the argument in three columns or beside a figure. */
export function FieldPage(props: FieldPageProps) {
  const { service, aside, proof, capabilities, handover, band } = props;
  return (
    <>
      <ServiceHero {...props} />
      <ServiceOverview {...service} isBand={band === "overview"} aside={aside} side="left">
        <ServiceTechnologies {...service} className="mt-14 lg:mt-20" />
      </ServiceOverview>
      {proof}
      <ServiceCapabilities {...service} layout={capabilities} />
      <ServiceHandover {...service} layout={handover} rule={false} className="bg-raised" />
      <ServiceClosing {...service} rule={false} isBand={band === "closing"} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

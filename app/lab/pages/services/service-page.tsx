import type { ReactNode } from "react";
import { serviceCards } from "#app/content/services/cards.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Figure } from "#app/figures/scene.ts";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceEngagement } from "./engagement.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { ServiceOpening } from "./opening.tsx";
import { ServiceOverview } from "./overview.tsx";

export interface ServicePageProps {
  service: Service;
  closingFigure?: Figure;
  /** What follows the opening: the argument, or at once how a project starts. */
  begins?: "overview" | "engagement";
  /** The opening's figure. */
  children?: ReactNode;
}

/** The parts of a service's page, in one of two orders. */
export function ServicePage(props: ServicePageProps) {
  const { service, closingFigure, begins = "overview", children } = props;
  const parts = {
    overview: [ServiceOverview, ServiceCapabilities, ServiceEngagement, ServiceHandover],
    engagement: [ServiceEngagement, ServiceOverview, ServiceHandover, ServiceCapabilities],
  };
  return (
    <div data-accent={serviceCards[service.slug].color}>
      <ServiceOpening service={service}>{children}</ServiceOpening>
      {parts[begins].map((Part) => (
        <Part key={Part.name} {...service} />
      ))}
      <ServiceClosing {...service} figure={closingFigure} />
      <ServiceNeighbors {...service} />
    </div>
  );
}

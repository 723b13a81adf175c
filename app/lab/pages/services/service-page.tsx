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
  /** The opening's figure. */
  children?: ReactNode;
}

/** The parts of a service's page, in the order that all of them share. */
export function ServicePage({ service, closingFigure, children }: ServicePageProps) {
  return (
    <div data-accent={serviceCards[service.slug].color}>
      <ServiceOpening service={service}>{children}</ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceEngagement {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} figure={closingFigure} />
      <ServiceNeighbors {...service} />
    </div>
  );
}

import type { Service } from "#app/content/services/types.ts";
import type { Figure } from "#app/figures/scene.ts";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceHero } from "./hero.tsx";
import { ServiceNeighbours } from "./neighbours.tsx";
import { ServiceOverview } from "./overview.tsx";

interface ServicePageProps {
  service: Service;
  /** Shows the subject beside the lead. */
  figure?: Figure;
}

/** One template for the six services. */
export function ServicePage({ service, figure }: ServicePageProps) {
  return (
    <>
      <ServiceHero {...service} figure={figure} />
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} />
      <ServiceNeighbours slug={service.slug} />
    </>
  );
}

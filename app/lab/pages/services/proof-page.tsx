import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { BackHome } from "./back-home.tsx";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { SplitOverview } from "./overview.tsx";
import { ServiceTitle } from "./service-title.tsx";
import { ServiceTechnologies } from "./technologies.tsx";

export interface ProofPageProps {
  service: Service;
  plate: ReactNode;
  /** A small figure under the overview's sentence. */
  aside: ReactNode;
}

/** For work that cannot be taken back: headline and figure on black, the argument with its note beside it. */
export function ProofPage({ service, plate, aside }: ProofPageProps) {
  return (
    <>
      <div className="night">
        <Container className="pt-6 pb-16 lg:pb-24 md:pt-10">
          <BackHome />
          <div className="mt-8 md:mt-10">
            <ServiceTitle {...service} className="max-w-[13em]" />
            <p className="mt-6 max-w-[44rem] text-lead text-muted">{service.lead}</p>
          </div>
          <div className="mt-12">{plate}</div>
        </Container>
      </div>
      <SplitOverview {...service} side="right">
        {aside}
      </SplitOverview>
      <Container>
        <ServiceTechnologies {...service} className="border-t border-line py-12" />
      </Container>
      <ServiceCapabilities
        {...service}
        layout={service.capabilities.length % 3 === 0 ? "thirds" : "columns"}
      />
      <ServiceHandover {...service} layout="table" />
      <ServiceClosing {...service} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

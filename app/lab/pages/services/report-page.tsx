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

export interface ReportPageProps {
  service: Service;
  /** The page's figure, if it has one. */
  plate?: ReactNode;
  /** A small figure under the overview's sentence. */
  aside?: ReactNode;
}

/** For work that is measured: headline and lead side by side, the figure on a sheet of its own. */
export function ReportPage({ service, plate, aside }: ReportPageProps) {
  return (
    <>
      <Container className="pt-6 pb-12 md:pt-10">
        <BackHome />
        <div className="mt-8 grid items-end gap-x-8 gap-y-6 md:mt-10 lg:grid-cols-12">
          <ServiceTitle {...service} className="lg:col-span-8" />
          <p className="max-w-[36rem] text-lead text-muted lg:col-span-4">{service.lead}</p>
        </div>
      </Container>
      {plate && (
        <div className="bg-raised">
          <Container className="pt-12 pb-16 lg:pb-24">{plate}</Container>
        </div>
      )}
      <SplitOverview {...service} side="left">
        {aside}
      </SplitOverview>
      <ServiceCapabilities {...service} layout="rows" />
      <Container>
        <ServiceTechnologies {...service} className="border-t border-line py-12" />
      </Container>
      <ServiceHandover {...service} layout="row" />
      <ServiceClosing {...service} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

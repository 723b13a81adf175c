import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { accentBorder } from "./accent.ts";
import { BackHome } from "./back-home.tsx";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ServiceClosing } from "./closing.tsx";
import { ServiceHandover } from "./handover.tsx";
import { ServiceNeighbors } from "./neighbors.tsx";
import { WideOverview } from "./overview.tsx";
import { ServiceTitle } from "./service-title.tsx";
import { ServiceTechnologies } from "./technologies.tsx";

export interface FieldPageProps {
  service: Service;
  plate: ReactNode;
  /** Stands between the argument and the capabilities. */
  proof?: ReactNode;
}

/** For work that leaves the building: the figure runs across the paper, the argument in three columns. */
export function FieldPage({ service, plate, proof }: FieldPageProps) {
  return (
    <>
      <Container className="pt-6 pb-16 lg:pb-24 md:pt-10">
        <BackHome />
        <ServiceTitle {...service} className="mt-8 max-w-[15em] md:mt-10" />
        <p
          className={cx(
            "mt-6 max-w-[44rem] border-l-3 pl-5 text-lead text-muted md:mt-8",
            accentBorder[service.accent],
          )}
        >
          {service.lead}
        </p>
        <div className="mt-12 md:mt-14">{plate}</div>
      </Container>
      <WideOverview {...service}>
        <ServiceTechnologies {...service} className="mt-14 lg:mt-20" />
      </WideOverview>
      {proof}
      <ServiceCapabilities {...service} layout="columns" />
      <ServiceHandover {...service} layout="table" rule={false} className="bg-raised" />
      <ServiceClosing {...service} rule={false} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { BackHome } from "./back-home.tsx";
import { ServiceTitle } from "./service-title.tsx";

export interface SheetHeroProps {
  service: Service;
  plate: ReactNode;
}

/** Headline and lead side by side, the figure on a sheet below them. */
export function SheetHero({ service, plate }: SheetHeroProps) {
  return (
    <>
      <Container className="pt-6 pb-12 md:pt-10 lg:pt-7 lg:pb-9">
        <BackHome />
        <div className="hero hero-open mt-8 lg:mt-6">
          <ServiceTitle {...service} />
          <p className="hero-lead">
            <Unbroken text={service.lead} />
          </p>
        </div>
      </Container>
      <div className="bg-raised">
        <Container className="pt-10 pb-16 lg:pt-7 lg:pb-24">{plate}</Container>
      </div>
    </>
  );
}

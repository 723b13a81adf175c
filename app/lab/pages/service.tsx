import { useLocation } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ServiceCapabilities } from "../sections/service-capabilities.tsx";
import { ServiceClosing } from "../sections/service-closing.tsx";
import { ServiceHandover } from "../sections/service-handover.tsx";
import { ServiceHero } from "../sections/service-hero.tsx";
import { ServiceNeighbours } from "../sections/service-neighbours.tsx";
import { serviceAt } from "../sections/service-order.ts";
import { ServiceOverview } from "../sections/service-overview.tsx";
import type { Route } from "./+types/service";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(serviceAt(location.pathname).meta, location.pathname);

/** One template for the six services; the address says which. */
export default function ServicePage() {
  const service = serviceAt(useLocation().pathname);
  return (
    <>
      <ServiceHero {...service} />
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} />
      <ServiceNeighbours service={service} />
    </>
  );
}

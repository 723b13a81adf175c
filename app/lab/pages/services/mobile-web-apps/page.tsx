import { photoChoices } from "#app/content/services/choices.ts";
import { mobileWebApps as service } from "#app/content/services/mobile-web-apps.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Argument } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { HandoverColumns } from "../handover.tsx";
import { LimitsLarge } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTechnologies } from "../technologies.tsx";
import type { Route } from "./+types/page";
import closing from "./closing.picture.ts";
import { SiteBudgets } from "./site-budgets.tsx";
import sync from "./sync.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./sync-by-choice.ts").then((module) => module.buildServiceMobile);

export default function MobileWebApps() {
  return (
    <>
      <ServiceOpening service={service} ground="navy">
        <ChoiceFigure figure={sync} choices={photoChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <Argument {...service.overview} />
      </ServiceOverview>
      <SiteBudgets />
      <ServiceCapabilities {...service} />
      <ServiceTechnologies {...service} />
      <LimitsLarge {...service} ground="raised" />
      <HandoverColumns {...service} ground="navy" />
      <ServiceClosing {...service} picture={closing} ground="navy" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

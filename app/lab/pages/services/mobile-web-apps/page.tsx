import { photoChoices } from "#app/content/services/choices.ts";
import { mobileWebApps as service } from "#app/content/services/mobile-web-apps.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTakes } from "../takes.tsx";
import { ServiceTerms } from "../terms.tsx";
import type { Route } from "./+types/page";
import pageWeight from "./page-weight.figure.ts";
import sync from "./sync.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./sync-by-choice.ts").then((module) => module.buildServiceMobile);

export default function MobileWebApps() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service} ground="navy">
        <ChoiceFigure figure={sync} choices={photoChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={pageWeight} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}

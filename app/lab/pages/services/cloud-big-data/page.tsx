import { compactionChoices } from "#app/content/services/choices.ts";
import { cloudBigData as service } from "#app/content/services/cloud-big-data.ts";
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
import queryCost from "./query-cost.figure.ts";
import storage from "./storage.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./query-cost-by-choice.ts").then((module) => module.buildServiceCloud);

export default function CloudBigData() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service} ground="forest">
        <ChoiceFigure figure={queryCost} choices={compactionChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={storage} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}

import { compactionChoices } from "#app/content/services/choices.ts";
import { cloudBigData as service } from "#app/content/services/cloud-big-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import queryCost from "./query-cost.figure.ts";
import storage from "./storage.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./query-cost-by-choice.ts").then((module) => module.buildServiceCloud);

export default function CloudBigData() {
  return (
    <ServicePage service={service} closingFigure={storage}>
      <ChoiceFigure figure={queryCost} choices={compactionChoices} load={load} />
    </ServicePage>
  );
}

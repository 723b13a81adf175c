import { snapshotChoices } from "#app/content/services/choices.ts";
import { cloudBigData as service } from "#app/content/services/cloud-big-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { FigureBand } from "../figure-band.tsx";
import { HandoverLedger } from "../handover.tsx";
import { ToolsAndLimits } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import type { Route } from "./+types/page";
import closing from "./closing.picture.ts";
import neglect from "./neglect.figure.ts";
import queryCost from "./query-cost.figure.ts";
import storage from "./storage.figure.ts";
import { StorageOverview } from "./storage-overview.tsx";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./query-cost-by-choice.ts").then((module) => module.buildServiceCloud);

export default function CloudBigData() {
  return (
    <>
      <ServiceOpening service={service} ground="pale">
        <ChoiceFigure figure={queryCost} choices={snapshotChoices} load={load} />
      </ServiceOpening>
      <StorageOverview {...service} figure={storage} />
      <ServiceCapabilities {...service} />
      <ToolsAndLimits {...service} />
      <FigureBand figure={neglect} />
      <HandoverLedger {...service} ground="black" />
      <ServiceClosing {...service} picture={closing} ground="pale" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}

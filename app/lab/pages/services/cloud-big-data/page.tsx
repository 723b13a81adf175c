import { cloudBigData } from "#app/content/services/cloud-big-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { snapshotChoices } from "../choices.ts";
import { CurveOverview } from "../curve-overview.tsx";
import { ServiceHero } from "../hero.tsx";
import { Plate } from "../plate.tsx";
import { ReportPage } from "../report-page.tsx";
import type { Route } from "./+types/page";
import queryCostFigure from "./query-cost.figure.ts?figure-inline";
import storageFigure from "./storage.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(cloudBigData.meta, location.pathname);

const load = () => import("./query-cost.figure.ts").then((figure) => figure.default);

export default function CloudBigData() {
  return (
    <ReportPage
      service={cloudBigData}
      hero={
        <ServiceHero
          service={cloudBigData}
          plate={<Plate figure={queryCostFigure} choices={snapshotChoices} load={load} />}
          ground="green"
          plan="bill"
        />
      }
      overview={<CurveOverview {...cloudBigData} figure={storageFigure} />}
      capabilities="pairs"
      handover="checks"
      band="closing"
    />
  );
}

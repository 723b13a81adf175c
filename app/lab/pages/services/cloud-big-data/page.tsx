import { cloudBigData } from "#app/content/services/cloud-big-data.ts";
import { serviceCloudBigData } from "#app/figures/generated/service-cloud-big-data.ts";
import { serviceCloudStorage } from "#app/figures/generated/service-cloud-storage.ts";
import { snapshotChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CurveOverview } from "../curve-overview.tsx";
import { ServiceHero } from "../hero.tsx";
import { Plate } from "../plate.tsx";
import { ReportPage } from "../report-page.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(cloudBigData.meta, location.pathname);

const load = () =>
  import("#app/figures/services/cloud-figure.ts").then(
    ({ buildServiceCloud }) => buildServiceCloud,
  );

export default function CloudBigData() {
  return (
    <ReportPage
      service={cloudBigData}
      hero={
        <ServiceHero
          service={cloudBigData}
          plate={<Plate figure={serviceCloudBigData} choices={snapshotChoices} load={load} />}
          ground="green"
          plan="bill"
        />
      }
      overview={<CurveOverview {...cloudBigData} figure={serviceCloudStorage} />}
      capabilities="pairs"
      handover="checks"
      band="closing"
    />
  );
}

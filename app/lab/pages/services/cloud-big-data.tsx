import { cloudBigData } from "#app/content/services/cloud-big-data.ts";
import { serviceCloudBigData } from "#app/figures/generated/service-cloud-big-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/cloud-big-data";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(cloudBigData.meta, location.pathname);

export default function CloudBigData() {
  return <ServicePage service={cloudBigData} figure={serviceCloudBigData} />;
}

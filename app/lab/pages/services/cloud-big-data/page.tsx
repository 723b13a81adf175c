import { cloudBigData as service } from "#app/content/services/cloud-big-data.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./query-cost.computed.ts";

export const meta = metaOf(service.meta);

export default function CloudBigData() {
  return <ServicePage service={service} figure={figure} />;
}

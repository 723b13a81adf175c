import { cloudBigData as service } from "#app/content/services/cloud-big-data.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import queryCost from "./query-cost.computed.ts";

export const meta = metaOf(service.meta);

export default function CloudBigData() {
  return (
    <ServicePage service={service}>
      <ChoiceFigure {...queryCost} />
    </ServicePage>
  );
}

import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./seeded-bug.computed.ts";

export const meta = metaOf(service.meta);

export default function VlsiEdaCad() {
  return <ServicePage service={service} figure={figure} />;
}

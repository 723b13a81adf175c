import { vlsiEdaCad } from "#app/content/services/vlsi-eda-cad.ts";
import { serviceVlsiEdaCad } from "#app/figures/generated/service-vlsi-eda-cad.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/vlsi-eda-cad";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(vlsiEdaCad.meta, location.pathname);

export default function VlsiEdaCad() {
  return <ServicePage service={vlsiEdaCad} figure={serviceVlsiEdaCad} />;
}

import { mobileWebApps as service } from "#app/content/services/mobile-web-apps.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./sync.computed.ts";

export const meta = metaOf(service.meta);

export default function MobileWebApps() {
  return <ServicePage service={service} figure={figure} />;
}

import { mobileWebApps } from "#app/content/services/mobile-web-apps.ts";
import { serviceMobileWebApps } from "#app/figures/generated/service-mobile-web-apps.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/mobile-web-apps";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(mobileWebApps.meta, location.pathname);

export default function MobileWebApps() {
  return <ServicePage service={mobileWebApps} figure={serviceMobileWebApps} />;
}

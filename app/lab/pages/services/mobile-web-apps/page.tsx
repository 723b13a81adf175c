import { mobileWebApps } from "#app/content/services/mobile-web-apps.ts";
import { serviceMobileWebApps } from "#app/figures/generated/service-mobile-web-apps.ts";
import { photoChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { FieldPage } from "../field-page.tsx";
import { Plate } from "../plate.tsx";
import { SiteBudgets } from "../site-budgets.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(mobileWebApps.meta, location.pathname);

const load = () =>
  import("#app/figures/services/mobile-figure.ts").then(
    ({ buildServiceMobile }) => buildServiceMobile,
  );

export default function MobileWebApps() {
  return (
    <FieldPage
      service={mobileWebApps}
      plate={<Plate figure={serviceMobileWebApps} choices={photoChoices} load={load} />}
      ground="blue"
      plan="merge"
      proof={<SiteBudgets />}
      capabilities="pairs"
      handover="table"
      band="closing"
    />
  );
}

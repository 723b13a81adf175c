import { mobileWebApps } from "#app/content/services/mobile-web-apps.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { photoChoices } from "../choices.ts";
import { FieldPage } from "../field-page.tsx";
import { Plate } from "../plate.tsx";
import { SiteBudgets } from "../site-budgets.tsx";
import type { Route } from "./+types/page";
import syncFigure from "./sync.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(mobileWebApps.meta, location.pathname);

const load = () => import("./sync.figure.ts").then((figure) => figure.default);

export default function MobileWebApps() {
  return (
    <FieldPage
      service={mobileWebApps}
      plate={<Plate figure={syncFigure} choices={photoChoices} load={load} />}
      ground="blue"
      plan="merge"
      proof={<SiteBudgets />}
      capabilities="pairs"
      handover="table"
      band="closing"
    />
  );
}

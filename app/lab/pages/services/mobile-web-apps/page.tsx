import { photoChoices } from "#app/content/services/choices.ts";
import { mobileWebApps as service } from "#app/content/services/mobile-web-apps.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import pageWeight from "./page-weight.figure.ts";
import sync from "./sync.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./sync-by-choice.ts").then((module) => module.buildServiceMobile);

export default function MobileWebApps() {
  return (
    <ServicePage service={service} closingFigure={pageWeight}>
      <ChoiceFigure figure={sync} choices={photoChoices} load={load} />
    </ServicePage>
  );
}

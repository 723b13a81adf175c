import { bugChoices } from "#app/content/services/choices.ts";
import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import regression from "./regression.figure.ts";
import seededBug from "./seeded-bug.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./seeded-bug-by-choice.ts").then((module) => module.buildServiceVlsi);

export default function VlsiEdaCad() {
  return (
    <ServicePage service={service} closingFigure={regression}>
      <ChoiceFigure figure={seededBug} choices={bugChoices} load={load} />
    </ServicePage>
  );
}

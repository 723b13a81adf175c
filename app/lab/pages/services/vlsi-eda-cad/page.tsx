import { vlsiEdaCad } from "#app/content/services/vlsi-eda-cad.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { bugChoices } from "../choices.ts";
import { Plate } from "../plate.tsx";
import { ProofPage } from "../proof-page.tsx";
import type { Route } from "./+types/page";
import layoutFigure from "./layout.figure.ts?figure-inline";
import seededBugFigure from "./seeded-bug.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(vlsiEdaCad.meta, location.pathname);

const load = () => import("./seeded-bug.figure.ts").then((figure) => figure.default);

export default function VlsiEdaCad() {
  return (
    <ProofPage
      service={vlsiEdaCad}
      plate={<Plate figure={seededBugFigure} choices={bugChoices} load={load} />}
      ground="purple"
      plan="probe"
      side="left"
      capabilities="thirds"
      handover="row"
      isBand={false}
      aside={<FigureView figure={layoutFigure} />}
    />
  );
}

import { iotEmbeddedRobotics } from "#app/content/services/iot-embedded-robotics.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { cutChoices } from "../choices.ts";
import { FieldPage } from "../field-page.tsx";
import { Plate } from "../plate.tsx";
import type { Route } from "./+types/page";
import survivalFigure from "./survival.figure.ts?figure-inline";
import updatesFigure from "./updates.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(iotEmbeddedRobotics.meta, location.pathname);

const load = () => import("./updates.figure.ts").then((figure) => figure.default);

export default function IotEmbeddedRobotics() {
  return (
    <FieldPage
      service={iotEmbeddedRobotics}
      plate={<Plate figure={updatesFigure} choices={cutChoices} load={load} />}
      aside={<FigureView figure={survivalFigure} />}
      ground="paper"
      plan="fleet"
      capabilities="quarters"
      handover="checks"
      band="overview"
    />
  );
}

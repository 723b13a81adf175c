import { iotEmbeddedRobotics } from "#app/content/services/iot-embedded-robotics.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { serviceIotEmbeddedRobotics } from "#app/figures/generated/service-iot-embedded-robotics.ts";
import { serviceIotSurvival } from "#app/figures/generated/service-iot-survival.ts";
import { cutChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { FieldPage } from "../field-page.tsx";
import { Plate } from "../plate.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(iotEmbeddedRobotics.meta, location.pathname);

const load = () =>
  import("#app/figures/services/iot-figure.ts").then(({ buildServiceIot }) => buildServiceIot);

export default function IotEmbeddedRobotics() {
  return (
    <FieldPage
      service={iotEmbeddedRobotics}
      plate={<Plate figure={serviceIotEmbeddedRobotics} choices={cutChoices} load={load} />}
      aside={<FigureView figure={serviceIotSurvival} />}
      ground="paper"
      plan="fleet"
      capabilities="quarters"
      handover="checks"
      band="overview"
    />
  );
}

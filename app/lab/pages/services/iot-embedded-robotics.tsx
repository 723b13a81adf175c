import { iotEmbeddedRobotics } from "#app/content/services/iot-embedded-robotics.ts";
import { serviceIotEmbeddedRobotics } from "#app/figures/generated/service-iot-embedded-robotics.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/iot-embedded-robotics";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(iotEmbeddedRobotics.meta, location.pathname);

export default function IotEmbeddedRobotics() {
  return <ServicePage service={iotEmbeddedRobotics} figure={serviceIotEmbeddedRobotics} />;
}

import { iotEmbeddedRobotics as service } from "#app/content/services/iot-embedded-robotics.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./updates.computed.ts";

export const meta = metaOf(service.meta);

export default function IotEmbeddedRobotics() {
  return <ServicePage service={service} figure={figure} />;
}

import { iotEmbeddedRobotics as service } from "#app/content/services/iot-embedded-robotics.ts";
import { ServicePage } from "#app/lab/pages/services/service-page.tsx";
import { metaOf } from "#app/seo/page-meta.ts";

export const meta = metaOf(service.meta);

export default function DataPrivacy() {
  return <ServicePage service={service} />;
}

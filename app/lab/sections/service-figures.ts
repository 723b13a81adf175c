import type { ServiceSlug } from "#app/content/services/types.ts";
import { serviceAiMlNlp } from "#app/figures/generated/service-ai-ml-nlp.ts";
import { serviceBlockchainDlt } from "#app/figures/generated/service-blockchain-dlt.ts";
import { serviceCloudBigData } from "#app/figures/generated/service-cloud-big-data.ts";
import { serviceIotEmbeddedRobotics } from "#app/figures/generated/service-iot-embedded-robotics.ts";
import { serviceMobileWebApps } from "#app/figures/generated/service-mobile-web-apps.ts";
import { serviceVlsiEdaCad } from "#app/figures/generated/service-vlsi-eda-cad.ts";
import type { Figure } from "#app/figures/scene.ts";

/** The picture of a service, where it has one. */
export const serviceFigures: Readonly<Partial<Record<ServiceSlug, Figure>>> = {
  "mobile-web-apps": serviceMobileWebApps,
  "ai-ml-nlp": serviceAiMlNlp,
  "cloud-big-data": serviceCloudBigData,
  "blockchain-dlt": serviceBlockchainDlt,
  "vlsi-eda-cad": serviceVlsiEdaCad,
  "iot-embedded-robotics": serviceIotEmbeddedRobotics,
};

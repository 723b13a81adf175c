import { aiMlNlp } from "./ai-ml-nlp.ts";
import { blockchainDlt } from "./blockchain-dlt.ts";
import { cloudBigData } from "./cloud-big-data.ts";
import { iotEmbeddedRobotics } from "./iot-embedded-robotics.ts";
import { mobileWebApps } from "./mobile-web-apps.ts";
import type { Service } from "./types.ts";
import { vlsiEdaCad } from "./vlsi-eda-cad.ts";

/** The six services, in the order in which a reader can page through them. */
export const services = [
  mobileWebApps,
  aiMlNlp,
  cloudBigData,
  blockchainDlt,
  vlsiEdaCad,
  iotEmbeddedRobotics,
] as const satisfies readonly Service[];

import { aiMlNlp } from "./ai-ml-nlp.ts";
import { blockchainDlt } from "./blockchain-dlt.ts";
import { cloudBigData } from "./cloud-big-data.ts";
import { iotEmbeddedRobotics } from "./iot-embedded-robotics.ts";
import { mobileWebApps } from "./mobile-web-apps.ts";
import type { Service } from "./types.ts";
import { vlsiEdaCad } from "./vlsi-eda-cad.ts";

/** All six, for what the build writes about them; a page imports its own alone. */
export const services = [
  mobileWebApps,
  aiMlNlp,
  cloudBigData,
  blockchainDlt,
  vlsiEdaCad,
  iotEmbeddedRobotics,
] as const satisfies readonly Service[];

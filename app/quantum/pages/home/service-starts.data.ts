import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { blockchainDlt } from "#app/content/services/blockchain-dlt.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import { cloudBigData } from "#app/content/services/cloud-big-data.ts";
import { iotEmbeddedRobotics } from "#app/content/services/iot-embedded-robotics.ts";
import { mobileWebApps } from "#app/content/services/mobile-web-apps.ts";
import type { Service } from "#app/content/services/types.ts";
import { vlsiEdaCad } from "#app/content/services/vlsi-eda-cad.ts";

const services: readonly Service[] = [
  mobileWebApps,
  aiMlNlp,
  cloudBigData,
  blockchainDlt,
  vlsiEdaCad,
  iotEmbeddedRobotics,
];

const starts: Readonly<Record<string, { service: string; title: string; text: string }>> =
  Object.fromEntries(
    services.map(({ slug, takes }) => [
      slug,
      { service: serviceCards[slug].title, ...takes.start },
    ]),
  );

export default starts;

import type { ServiceSlug } from "./types.ts";

/** What the six services are called, in the order in which a reader can page through them. */
export const serviceNames = {
  "mobile-web-apps": "Mobile and web apps",
  "ai-ml-nlp": "AI, ML and NLP",
  "cloud-big-data": "Cloud and big data",
  "blockchain-dlt": "Blockchain and DLT",
  "vlsi-eda-cad": "VLSI, EDA and CAD",
  "iot-embedded-robotics": "IoT, embedded and robotics",
} as const satisfies Record<ServiceSlug, string>;

import type { Card } from "../types.ts";

/**
 * Every service once, in the order in which a reader can page through them: its card on the lab's page.
 * The route, the neighbors and the headline of its page follow from the entry.
 */
export const serviceCards = {
  "mobile-web-apps": {
    title: "Mobile and web apps",
    description:
      "Apps that open quickly on an ordinary phone and keep working when the signal is gone.",
    color: "neon-blue",
    features: ["Accessibility", "Offline-first web apps", "Passkeys"],
  },
  "ai-ml-nlp": {
    title: "AI, ML and NLP",
    description: "Models tested on your own cases before they meet your users.",
    color: "neon-purple",
    features: ["Evaluation sets", "Retrieval", "Drift monitoring"],
  },
  "cloud-big-data": {
    title: "Cloud and big data",
    description: "Platforms that your team can rebuild from code, with a price on every workload.",
    color: "neon-green",
    features: ["Kubernetes", "Iceberg"],
  },
  "blockchain-dlt": {
    title: "Blockchain and DLT",
    description: "Smart contracts, attacked before they hold money.",
    color: "neon-blue",
    features: ["Smart accounts", "Zero-knowledge proofs"],
  },
  "vlsi-eda-cad": {
    title: "VLSI, EDA and CAD",
    description: "Chips designed, verified and laid out, ready for the foundry.",
    color: "neon-purple",
    features: ["RISC-V processors", "SystemVerilog", "Verification"],
  },
  "iot-embedded-robotics": {
    title: "IoT, embedded and robotics",
    description: "Devices that survive an interrupted update, and robots that stop in time.",
    color: "neon-green",
    features: ["Real-time systems", "Matter", "Remote updates"],
  },
} as const satisfies Record<string, Card>;

/** The last part of a service's address under /features. */
export type ServiceSlug = keyof typeof serviceCards;

export const serviceSlugs = Object.keys(serviceCards) as ServiceSlug[];

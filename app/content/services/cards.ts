import type { Card, TitledText } from "../types.ts";

interface ServiceCard extends Card {
  /** What a visitor sends first: on the service's page, and on the quantum site for whoever comes from there. */
  start: TitledText;
}

/**
 * Every service once, in the order in which a reader can page through them: its card on the lab's page, and how it starts.
 * The route, the neighbors and the headline of its page follow from the entry.
 */
export const serviceCards = {
  "mobile-web-apps": {
    title: "Mobile and web apps",
    description:
      "Apps that open quickly on an ordinary phone and keep working when the signal is gone.",
    color: "neon-blue",
    features: ["Accessibility", "Offline-first web apps", "Passkeys"],
    start: {
      title: "The slowest screen, or one sentence",
      text: "Send a link or a build, and the device on which it is slow. If nothing is built yet, one sentence on who will use the app, and where, is enough.",
    },
  },
  "ai-ml-nlp": {
    title: "AI, ML and NLP",
    description: "Models tested on your own cases before they meet your users.",
    color: "neon-purple",
    features: ["Evaluation sets", "Retrieval", "Drift monitoring"],
    start: {
      title: "Twenty real questions",
      text: "Send twenty questions from your users, names removed, with your experts’ answers.",
    },
  },
  "cloud-big-data": {
    title: "Cloud and big data",
    description: "Platforms that your team can rebuild from code, with a price on every workload.",
    color: "neon-green",
    features: ["Kubernetes", "Iceberg"],
    start: {
      title: "Last month’s invoice",
      text: "Send it redacted, with the list of workloads behind it if there is one.",
    },
  },
  "blockchain-dlt": {
    title: "Blockchain and DLT",
    description: "Smart contracts, attacked before they hold money.",
    color: "neon-blue",
    features: ["Smart accounts", "Zero-knowledge proofs"],
    start: {
      title: "One rule in a sentence",
      text: "Say what must never happen to your assets, and who must agree to a change.",
    },
  },
  "vlsi-eda-cad": {
    title: "VLSI, EDA and CAD",
    description: "Chips designed, verified and laid out, ready for the foundry.",
    color: "neon-purple",
    features: ["RISC-V processors", "SystemVerilog", "Verification"],
    start: {
      title: "One page of specification",
      text: "Send interfaces, process, volume and the feature that worries you.",
    },
  },
  "iot-embedded-robotics": {
    title: "IoT, embedded and robotics",
    description: "Devices that survive an interrupted update, and robots that stop in time.",
    color: "neon-green",
    features: ["Real-time systems", "Matter", "Remote updates"],
    start: {
      title: "The device that failed",
      text: "Send the board, the log or only the symptom. If nothing is built yet, say what it must sense, and where.",
    },
  },
} as const satisfies Record<string, ServiceCard>;

/** The last part of a service's address under /features. */
export type ServiceSlug = keyof typeof serviceCards;

export const serviceSlugs = Object.keys(serviceCards) as ServiceSlug[];

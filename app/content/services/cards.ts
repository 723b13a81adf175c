import type { Card } from "../types.ts";

/**
 * Every service once, in the order in which a reader can page through them: its card on the lab's page.
 * The route, the neighbors and the headline of its page follow from the entry.
 */
export const serviceCards = {
  "mobile-web-apps": {
    title: "Mobile and web apps",
    description: "Apps that open quickly on an ordinary phone and keep working without a signal.",
    color: "neon-blue",
    features: [
      "Accessibility (WCAG 2.2 AA)",
      "Offline-first web apps",
      "Core Web Vitals budgets",
      "Passkeys",
    ],
  },
  "ai-ml-nlp": {
    title: "AI, ML and NLP",
    description: "Models with an evaluation set that you own. Each new model must clear its bar.",
    color: "neon-purple",
    features: ["Retrieval with sources", "Evaluation sets", "Quantization", "Drift monitoring"],
  },
  "cloud-big-data": {
    title: "Cloud and big data",
    description: "Platforms that your team can rebuild from code, with a price on each workload.",
    color: "neon-green",
    features: [
      "Kubernetes",
      "Infrastructure as code",
      "Iceberg v3",
      "OpenTelemetry",
      "Cost control",
    ],
  },
  "blockchain-dlt": {
    title: "Blockchain and DLT",
    description:
      "Contracts and proofs on distributed ledger technology (DLT). Where a signed database would do, we say so.",
    color: "neon-blue",
    features: ["Smart accounts", "Rollups", "Zero-knowledge proofs", "Audit preparation"],
  },
  "vlsi-eda-cad": {
    title: "VLSI, EDA and CAD",
    description:
      "Computer-aided design (CAD) of chips, up to tape-out. The same code and tools rebuild the same circuit.",
    color: "neon-purple",
    features: ["RISC-V", "SystemVerilog", "Verification coverage", "Design for test", "Tape-out"],
  },
  "iot-embedded-robotics": {
    title: "IoT, embedded and robotics",
    description:
      "Firmware that survives an update cut short, and robots with measured stopping distances.",
    color: "neon-green",
    features: ["ROS 2", "Real-time systems", "Matter devices", "Over-the-air updates"],
  },
} as const satisfies Record<string, Card>;

/** The last part of a service's address under /features. */
export type ServiceSlug = keyof typeof serviceCards;

export const serviceSlugs = Object.keys(serviceCards) as ServiceSlug[];

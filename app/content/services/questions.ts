import type { ServiceSlug } from "./cards.ts";

/** The questions that a first message about a service answers. The form begins each line of the message with one. */
export const serviceQuestions: Readonly<Record<ServiceSlug, readonly string[]>> = {
  "mobile-web-apps": [
    "Who uses it, and where",
    "Platforms",
    "Systems behind it",
    "The date that matters",
  ],
  "ai-ml-nlp": [
    "The task, and who does it today",
    "Cases whose answers you know",
    "Where the data may go",
    "The date that matters",
  ],
  "cloud-big-data": [
    "The workload, and where it runs today",
    "What it costs in a month",
    "What must not stop or get lost",
    "The date that matters",
  ],
  "blockchain-dlt": [
    "What the ledger records, and for whom",
    "Chain or network",
    "Who holds the keys",
    "The date that matters",
  ],
  "vlsi-eda-cad": [
    "The block, and what it must do",
    "Process or FPGA",
    "What is already verified",
    "The date that matters",
  ],
  "iot-embedded-robotics": [
    "The device, and how many of them",
    "Processor and radio",
    "How it is updated today",
    "The date that matters",
  ],
};

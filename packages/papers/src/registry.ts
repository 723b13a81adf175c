import { choosingSimulator } from "./papers/choosing-simulator.ts";
import { portableIr } from "./papers/portable-ir.ts";
import { pqcInventory } from "./papers/pqc-inventory.ts";
import { pqcRoadmap } from "./papers/pqc-roadmap.ts";
import { readingBenchmarks } from "./papers/reading-benchmarks.ts";
import { routingBenchmark } from "./papers/routing-benchmark.ts";
import { simulatorBenchmark } from "./papers/simulator-benchmark.ts";
import type { PaperDocument } from "./types.ts";

/** Every document, in the order of the resources page. */
export const documents: readonly PaperDocument[] = [
  portableIr,
  pqcRoadmap,
  choosingSimulator,
  routingBenchmark,
  simulatorBenchmark,
  pqcInventory,
  readingBenchmarks,
];

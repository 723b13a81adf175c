import { choosingSimulator } from "./documents/choosing-a-simulator.ts";
import { portableIr } from "./documents/portable-ir.ts";
import { pqcBoard } from "./documents/pqc-board.ts";
import { pqcInventory } from "./documents/pqc-inventory.ts";
import { pqcRoadmap } from "./documents/pqc-roadmap.ts";
import { readingBenchmarks } from "./documents/reading-benchmarks.ts";
import { routingBenchmark } from "./documents/routing-benchmark.ts";
import { simulatorBenchmark } from "./documents/simulator-benchmark.ts";
import type { Paper } from "./types.ts";

/** Every document, in the order of the resources page. */
export const documents: readonly Paper[] = [
  portableIr,
  pqcRoadmap,
  choosingSimulator,
  routingBenchmark,
  simulatorBenchmark,
  pqcInventory,
  readingBenchmarks,
];

/** Shorter documents that sum up one of these; the site shows no cover of theirs. */
export const companions: readonly Paper[] = [pqcBoard];

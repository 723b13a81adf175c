import { siteConfig } from "#site.config";
import { accessibilityReport } from "./accessibility-report/paper.ts";
import { choosingSimulator } from "./choosing-a-simulator/paper.ts";
import { portableIr } from "./portable-ir/paper.ts";
import { pqcBoard } from "./pqc-board/paper.ts";
import { pqcInventory } from "./pqc-inventory/paper.ts";
import { pqcRoadmap } from "./pqc-roadmap/paper.ts";
import { readingBenchmarks } from "./reading-benchmarks/paper.ts";
import { routingBenchmark } from "./routing-benchmark/paper.ts";
import { simulatorBenchmark } from "./simulator-benchmark/paper.ts";
import type { Paper, RecordPaper } from "./types.ts";
import { vendorFile } from "./vendor-file/paper.ts";

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

/** What a buyer files; /legal offers them. */
export const records: readonly RecordPaper[] = [vendorFile(siteConfig), accessibilityReport];

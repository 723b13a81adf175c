import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCsv } from "#app/documents/csv.ts";
import {
  compareConstructs,
  compareGates,
  constructColumns,
  gateColumns,
  qdkPhaseEstimation,
} from "./ir-comparison.ts";

const data = join(import.meta.dirname, "../../app/documents/data");
writeFileSync(join(data, "ir-constructs.csv"), toCsv(constructColumns, await compareConstructs()));
writeFileSync(join(data, "ir-gates.csv"), toCsv(gateColumns, await compareGates()));
const { text } = await qdkPhaseEstimation();
writeFileSync(join(data, "phase-estimation.qdk.ll"), text);

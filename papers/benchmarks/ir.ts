import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCsv } from "@adyakshar/quantum/csv";
import { compareConstructs, compareGates, qdkPhaseEstimation } from "./ir-comparison.ts";

const data = join(import.meta.dirname, "../../data");

function write(file: string, content: string): void {
  writeFileSync(join(data, file), content);
  console.log(`data/${file}`);
}

console.log("Comparing what both compilers write (half a minute to a minute) ...");
write("ir-constructs.csv", toCsv(await compareConstructs()));
write("ir-gates.csv", toCsv(await compareGates()));
write("phase-estimation.qdk.ll", (await qdkPhaseEstimation()).text);

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Where the benchmarks put what the documents report; its files are tracked. */
const data = resolve(import.meta.dirname, "../../papers/src/data");
const aside = resolve(import.meta.dirname, "../../../.cache/benchmarks");

/** What was measured in part stays aside: it must not replace the numbers that the documents report. */
export function resultsFolder(isWhole: boolean, out?: string): string {
  const folder = out ?? (isWhole ? data : aside);
  mkdirSync(folder, { recursive: true });
  console.log(`The results go to ${folder}.`);
  return resolve(folder);
}

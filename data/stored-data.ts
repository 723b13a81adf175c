import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv } from "./csv.ts";

export function storedData(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}

/** The rows of a stored table, by the names of its columns. */
export function storedRows(file: string): Record<string, string>[] {
  return parseCsv(storedData(file));
}

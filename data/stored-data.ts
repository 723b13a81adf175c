import { readFileSync } from "node:fs";
import { parseCsv } from "./csv.ts";

/** `import.meta.resolve` lets a figure that is computed from the file know of it. */
export function storedData(file: string): string {
  return readFileSync(new URL(import.meta.resolve(`./${file}`)), "utf8");
}

/** The rows of a stored table, by the names of its columns. */
export function storedRows(file: string): Record<string, string>[] {
  return parseCsv(storedData(file));
}

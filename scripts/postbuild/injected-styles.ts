import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const insertion = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** Sonner inserts an empty style element and then fills it; browsers check both states. */
export function readSonnerStyles(): string[] {
  const entry = createRequire(import.meta.url).resolve("sonner");
  const source = readFileSync(join(dirname(entry), "index.mjs"), "utf8");
  const literal = insertion.exec(source)?.[1];
  if (literal === undefined) throw new Error("sonner: the inserted style sheet was not found");
  return ["", JSON.parse(literal)];
}

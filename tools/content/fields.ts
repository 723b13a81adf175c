import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

export type FieldPath = readonly (string | number)[];

/** Where a field of a file's constant stands and what it is called, as in `site.config.ts:95  imprint.entity`. */
export function fieldAt(file: string, name: string, path: FieldPath): string {
  const source = readFileSync(join(root, file), "utf8");
  return `${file}:${lineOf(source, name, path)}  ${z.core.toDotPath(path)}`;
}

/** The line of a field, found by its keys in the order of the text; that of the nearest key above where it is missing. */
export function lineOf(source: string, name: string, path: FieldPath): number {
  let at = source.indexOf(`const ${name}`);
  for (const key of path.filter((key) => key !== name)) {
    const next = typeof key === "number" ? entryAt(source, at, key) : keyAt(source, at, key);
    if (next < 0) break;
    at = next;
  }
  return source.slice(0, at).split("\n").length;
}

function keyAt(source: string, after: number, key: string): number {
  const pattern = new RegExp(`\\b${key}\\b\\s*:`, "g");
  pattern.lastIndex = after + 1;
  return pattern.exec(source)?.index ?? -1;
}

/** Counts the braces of a list of flat entries. */
function entryAt(source: string, after: number, index: number): number {
  let at = after;
  for (let count = 0; count <= index && at >= 0; count += 1) at = source.indexOf("{", at + 1);
  return at;
}

/** The end of a sentence that names what was probably meant, or nothing where no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const nearest: string | undefined = closest(word, [...candidates]);
  const isNear = nearest && distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3));
  return isNear ? `; did you mean ${nearest}?` : "";
}

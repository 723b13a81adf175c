import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export type FieldPath = readonly (string | number)[];

/** A constant of a file that the owner edits, such as `siteConfig`. */
export interface OwnersFile {
  file: string;
  name: string;
  value: unknown;
}

/** Where a field stands and what it is called, as in `app/content/offices.ts:21  offices, London: timeZone`. */
export function fieldAt({ file, name, value }: OwnersFile, path: FieldPath): string {
  const source = readFileSync(join(root, file), "utf8");
  return `${file}:${lineOf(source, name, path)}  ${nameOf(value, path)}`;
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

const keyAt = (source: string, after: number, key: string) => {
  const pattern = new RegExp(`\\b${key}\\b\\s*:`, "g");
  pattern.lastIndex = after + 1;
  return pattern.exec(source)?.index ?? -1;
};

/** Counts the braces of a list of flat entries. */
function entryAt(source: string, after: number, index: number): number {
  let at = after;
  for (let count = 0; count <= index && at >= 0; count += 1) at = source.indexOf("{", at + 1);
  return at;
}

/** Entries of a list are named by their city or name, or counted from 1. */
function nameOf(value: unknown, path: FieldPath): string {
  let within: unknown = value;
  const words = path.map((key, index) => {
    within = Object(within)[key];
    if (typeof key === "string") return index === 0 ? key : `.${key}`;
    const { city, name } = Object(within);
    return `, ${city || name || `entry ${key + 1}`}: `;
  });
  return words.join("").replace(": .", ": ").replace(/: $/, "");
}

/** The end of a sentence that names what was probably meant, or nothing where no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const near = [...candidates]
    .map((candidate) => ({ candidate, changes: distance(word, candidate) }))
    .filter(({ changes }) => changes <= Math.max(2, Math.ceil(word.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return near[0] ? `; did you mean ${near[0].candidate}?` : "";
}

/** Levenshtein's distance: how many letters are added, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries()) {
      const replaced = row[at] + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[at + 1] + 1, next[at] + 1));
    }
    row = next;
  }
  return row[b.length];
}

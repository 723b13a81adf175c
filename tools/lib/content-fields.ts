import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");

/** A value of the content, and where an editor finds it: `app/content/quantum/home.ts: hero.title`. */
export interface Located<T> {
  at: string;
  value: T;
}

export interface Field extends Located<unknown> {
  key: string;
}

/** Every field of the files under app/content, or of other files. */
export async function readContent(pattern = "app/content/**/*.ts"): Promise<Field[]> {
  // The longest path comes first, so that an entry is found in its own file before the list that holds it.
  const files = globSync(pattern, { cwd: root }).toSorted((a, b) => b.length - a.length);
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(pathToFileURL(join(root, file)).href)]),
  );
  return fieldsOf(Object.fromEntries(modules));
}

/** Every field of every content module once, with its key. Modules are named by their path. */
export function fieldsOf(modules: Readonly<Record<string, unknown>>): Field[] {
  const seen = new Set<unknown>();
  return Object.entries(modules).flatMap(([path, exported]) =>
    walk(exported, "", `${path}: `, seen),
  );
}

function walk(value: unknown, key: string, at: string, seen: Set<unknown>): Field[] {
  const field = { key, at, value };
  if (typeof value !== "object" || value === null) return [field];
  if (seen.has(value)) return [];
  seen.add(value);
  const below = Object.entries(value).flatMap(([name, child]) =>
    walk(child, name, at.endsWith(": ") ? at + name : `${at}.${name}`, seen),
  );
  return [field, ...below];
}

/** The addresses that the content links to: fields of their own, and `[words](/page)` in a sentence. */
export function linksOf(fields: readonly Field[]): Located<string>[] {
  return fields.flatMap(({ key, at, value }) => {
    if (typeof value !== "string") return [];
    if (["to", "href", "link"].includes(key)) return [{ at, value }];
    return Array.from(value.matchAll(/\]\((\/[^)\s]*)\)/g), ([, address = ""]) => ({
      at,
      value: address,
    }));
  });
}

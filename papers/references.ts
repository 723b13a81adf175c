import { storedRows } from "../data/stored-data.ts";
import type { Reference } from "./types.ts";

/** Every work that the documents cite, once. */
const works = storedRows("references.csv").map(
  ({ key, text, number, url }): Reference => ({ key, text, number, url }),
);

/** The works of a document, in the order in which it lists them. */
export function references(...keys: readonly string[]): Reference[] {
  return keys.map((key) => {
    const work = works.find((candidate) => candidate.key === key);
    if (work === undefined) throw new Error(`references.csv has no work "${key}"`);
    return work;
  });
}

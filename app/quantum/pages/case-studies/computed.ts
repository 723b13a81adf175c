import { computedResults } from "#app/content/quantum/computed-results.ts";
import results from "./results.data.ts";

const numbers: Readonly<Partial<Record<string, string>>> = results;
const words: Readonly<Partial<Record<string, string>>> = computedResults;

/** The number that is computed for a study, and what it counts; a study may have none. */
export function computedOf(id: string) {
  const [number, counts] = [numbers[id], words[id]];
  return number && counts ? { number, counts } : undefined;
}

import { computedResults } from "#app/content/quantum/computed-results.ts";
import results from "#app/quantum/sections/results.data.ts";

type Computed = (typeof results)[keyof typeof results];
const numbers: Readonly<Partial<Record<string, Computed>>> = results;
const words: Readonly<Partial<Record<string, string>>> = computedResults;

/** The number that is computed for a study, and what it counts; a study may have none. */
export function computedOf(id: string) {
  const [result, counts] = [numbers[id], words[id]];
  return result && counts ? { ...result, counts } : undefined;
}

import { claims, plans, weeks } from "#app/content/specification.ts";
import type { Field } from "../lib/content-fields.ts";

/** An amount in dollars, a duration (what recurs “every 12 months” is none) or a multiplier. */
const bound =
  /\$\d[\d.,]*[kM]?\b|(?<!every )\b(\d+-)?\d+ (weeks|months)\b|(?<![\d.])\d+(\.\d+)?x\b/g;

const specified = new Set(JSON.stringify([plans, weeks, claims]).match(bound));

/** Prices, durations and multipliers in the content that are not the specification's: an old one, or one of somebody's own. */
export function fixedProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ at, value }) => {
    // Words that take a number are functions: their source is read.
    const hasWords = typeof value === "string" || typeof value === "function";
    const numbers = hasWords ? (String(value).match(bound) ?? []) : [];
    return numbers
      .filter((words) => !specified.has(words))
      .map((words) => `${at} says ${words}, which app/content/specification.ts does not`);
  });
}

import type { Field } from "../lib/content-fields.ts";

/** Emphasized words with which no title or statement beside them ends: the page would lose a part of it. */
export function emphasisProblems(fields: readonly Field[]): string[] {
  const values = new Map(fields.map(({ at, value }) => [at, value]));
  return fields.flatMap(({ key, at, value }) => {
    if (key !== "emphasis") return [];
    const beside = ["title", "statement"]
      .map((name) => values.get(at.replace(/emphasis$/, name)))
      .filter((title) => title !== undefined);
    if (beside.every((title) => String(title).endsWith(String(value)))) return [];
    return [`${at} is “${value}”, with which its title does not end`];
  });
}

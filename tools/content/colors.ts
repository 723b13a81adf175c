import type { Field } from "../lib/content-fields.ts";

/** Colors that are not written as "#rrggbb": documents and drawings take no other form. */
export function colorProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ at, value }) =>
    typeof value === "object" || /^#[0-9a-f]{6}$/i.test(String(value))
      ? []
      : [`${at} "${value}" is no color: write it as "#8fd9e8"`],
  );
}

import type { Field } from "../lib/content-fields.ts";

/** Shorter says too little, longer is cut off. */
const fits = { least: 110, most: 160 };

/** Descriptions of pages that a search engine would not show as they are. */
export function descriptionProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ at, value }) => {
    // No search engine shows the not-found page.
    if (!at.endsWith(".meta.description") || at.includes("/not-found.ts")) return [];
    if (typeof value !== "string") return [];
    if (value.length >= fits.least && value.length <= fits.most) return [];
    return [
      `${at} has ${value.length} characters; ${fits.least} to ${fits.most} fit a search result`,
    ];
  });
}

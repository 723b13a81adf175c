import type { Arrival } from "#app/content/quantum/legal.ts";

/** Bytes of this page's own files as they travel, compressed. `tests/browser/legal.spec.ts` compares them with the build. */
export const pageBytes: Readonly<Record<Arrival, number>> = {
  page: 16_000,
  fonts: 26_900,
  scripts: 115_000,
  pictures: 1_400,
};

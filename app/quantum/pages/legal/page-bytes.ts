import type { Arrival } from "#app/content/quantum/legal.ts";

/** Bytes of this page's own files as they travel, compressed. The build measures and writes them. */
export const pageBytes: Readonly<Record<Arrival, number>> = {
  page: 18_035,
  fonts: 26_892,
  scripts: 117_685,
  pictures: 1_437,
};

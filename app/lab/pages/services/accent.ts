import type { Accent } from "#app/content/types.ts";

/** The hairlines that carry a service's color. */
export const accentBorder = {
  "neon-blue": "border-blue",
  "neon-purple": "border-purple",
  "neon-green": "border-green",
} as const satisfies Record<Accent, string>;

/** A part of the page on that color. */
export const accentBand = {
  "neon-blue": "band band-blue",
  "neon-purple": "band band-purple",
  "neon-green": "band band-green",
} as const satisfies Record<Accent, string>;

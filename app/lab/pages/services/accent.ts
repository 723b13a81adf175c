import type { Accent } from "#app/content/types.ts";

/** A part of the page on a service's color. */
export const accentGround = {
  "neon-blue": "band band-blue",
  "neon-purple": "band band-purple",
  "neon-green": "band band-green",
} as const satisfies Record<Accent, string>;

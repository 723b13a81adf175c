import type { Accent } from "#app/content/types.ts";

/** A part of the page on a service's color. */
export const accentGround = {
  "neon-blue": "solid solid-blue",
  "neon-purple": "solid solid-purple",
  "neon-green": "solid solid-green",
} as const satisfies Record<Accent, string>;

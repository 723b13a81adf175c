import type { Accent } from "#app/content/types.ts";

/** The hairlines that carry a service's color. */
export const accentBorder = {
  "neon-blue": "border-blue",
  "neon-purple": "border-purple",
  "neon-green": "border-green",
} as const satisfies Record<Accent, string>;

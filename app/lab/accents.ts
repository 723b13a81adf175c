import type { Accent } from "#app/content/types.ts";

export const accentText: Record<Accent, string> = {
  "neon-blue": "text-blue",
  "neon-purple": "text-purple",
  "neon-green": "text-green",
};

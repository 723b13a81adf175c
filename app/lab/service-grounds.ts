import { type ServiceSlug, serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import type { Accent } from "#app/content/types.ts";
import type { Ground } from "#app/ui/grounds.ts";

/** The colored black of each accent. */
export const deepGround: Record<Accent, Ground> = {
  "neon-blue": "navy",
  "neon-purple": "violet",
  "neon-green": "forest",
};

/** Every other service opens on its color's black, so that two of one color differ. */
export function openingGround(slug: ServiceSlug): Ground {
  const isDeep = serviceSlugs.indexOf(slug) % 2 === 0;
  return isDeep ? deepGround[serviceCards[slug].color] : "page";
}

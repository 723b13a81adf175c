import { type ServiceSlug, serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import type { Ground } from "#app/styles/grounds.ts";

/** Every other service opens on its color's black, so that two of one color differ. */
export function openingGround(slug: ServiceSlug): Ground {
  const isDeep = serviceSlugs.indexOf(slug) % 2 === 0;
  return isDeep ? serviceCards[slug].color : "page";
}

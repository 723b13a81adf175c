import { serviceNames } from "#app/content/services/names.ts";
import type { ServiceSlug } from "#app/content/services/types.ts";

// A page knows its neighbors by name alone, so that no page carries another's words.
const order = Object.keys(serviceNames) as ServiceSlug[];

/** The services before and after one; the last is followed by the first. */
export function neighborsOf(slug: ServiceSlug): { previous: ServiceSlug; next: ServiceSlug } {
  const index = order.indexOf(slug);
  const count = order.length;
  return {
    previous: order[(index + count - 1) % count],
    next: order[(index + 1) % count],
  };
}

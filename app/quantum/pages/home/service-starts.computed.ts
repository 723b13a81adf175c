import { type ServiceSlug, serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import type { Service } from "#app/content/services/types.ts";

/** The file of a service is called after its slug and exports its words alone. */
async function startOf(slug: ServiceSlug) {
  const exported: Record<string, Service> = await import(`#app/content/services/${slug}.ts`);
  const [{ takes }] = Object.values(exported);
  return { slug, service: serviceCards[slug].title, ...takes.start };
}

export default await Promise.all(serviceSlugs.map(startOf));

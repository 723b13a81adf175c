import { services } from "#app/content/services/services.ts";
import type { Service } from "#app/content/services/types.ts";
import { canonicalPath } from "#app/lib/href.ts";

/** The address of a service's page. */
export function servicePath({ slug }: Service) {
  return `/features/${slug}` as const;
}

/** The service whose page is at the given address, with or without a trailing slash. */
export function serviceAt(pathname: string): Service {
  const path = canonicalPath(pathname);
  const service = services.find((candidate) => servicePath(candidate) === path);
  if (!service) throw new Error(`No service page at ${pathname}`);
  return service;
}

/** The services before and after one; the last is followed by the first. */
export function neighboursOf({ slug }: Service): { previous: Service; next: Service } {
  const index = services.findIndex((candidate) => candidate.slug === slug);
  const count = services.length;
  return {
    previous: services[(index + count - 1) % count],
    next: services[(index + 1) % count],
  };
}

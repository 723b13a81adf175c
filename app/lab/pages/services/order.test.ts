import { expect, it } from "vitest";
import { serviceNames } from "#app/content/services/names.ts";
import type { ServiceSlug } from "#app/content/services/types.ts";
import { neighborsOf } from "./order.ts";

it("visits every service once by following the next one, and returns", () => {
  const visited = new Set<ServiceSlug>();
  let slug: ServiceSlug = "mobile-web-apps";
  while (!visited.has(slug)) {
    visited.add(slug);
    const { next } = neighborsOf(slug);
    expect(neighborsOf(next).previous).toBe(slug);
    slug = next;
  }
  expect([...visited]).toEqual(Object.keys(serviceNames));
  expect(slug).toBe("mobile-web-apps");
});

import { describe, expect, it } from "vitest";
import { services } from "#app/content/services/services.ts";
import { neighboursOf, serviceAt, servicePath } from "./service-order.ts";

describe("service pages", () => {
  it("finds each service by its address, with and without a trailing slash", () => {
    for (const service of services) {
      expect(serviceAt(servicePath(service))).toBe(service);
      expect(serviceAt(`${servicePath(service)}/`)).toBe(service);
    }
  });

  it("refuses an address that is no service", () => {
    expect(() => serviceAt("/features/alchemy")).toThrow("/features/alchemy");
  });

  it("visits every service once by following the next one, and returns", () => {
    const visited = new Set<string>();
    let service = serviceAt(servicePath(services[0]));
    while (!visited.has(service.slug)) {
      visited.add(service.slug);
      const { next } = neighboursOf(service);
      expect(neighboursOf(next).previous).toBe(service);
      service = next;
    }
    expect(visited.size).toBe(services.length);
    expect(service).toBe(services[0]);
  });
});

import { expect, test } from "vitest";
import { offices } from "#app/content/offices.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { siteConfig } from "#site.config";
import { jsonLdFor } from "./json-ld.ts";

type Fields = Record<string, unknown>;

const meta = { title: "A page: its subtitle | Adyakshar", description: "What it tells." };

function allNodes(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Fields;
  return [node, ...Object.values(node).flatMap(allNodes)];
}

function ofType(path: string, type: string): Fields[] {
  return allNodes(jsonLdFor(path, meta)).filter((node) => node["@type"] === type);
}

test("the lab has its three offices and its contact", () => {
  const [lab] = ofType("/adyakshar", "Organization");
  expect(lab.email).toBe(siteConfig.email);
  const places = ofType("/adyakshar", "PostalAddress");
  expect(places.map((place) => place.addressLocality)).toEqual(offices.map(({ city }) => city));
});

test("offers name the least price where there is one", () => {
  const offers = ofType("/", "Offer").map((offer) => offer.priceSpecification);
  expect(offers).toEqual(
    quantumHome.pricing.plans.map(({ price }) =>
      price.includes("$")
        ? {
            "@type": "PriceSpecification",
            minPrice: Number(price.replace(/\D/g, "")) * 1000,
            priceCurrency: "USD",
          }
        : undefined,
    ),
  );
});

test.each([
  ["/quantumlabs/compiler", "/", "/compiler"],
  ["/a-new-page", "/", "/a-new-page"],
  ["/features/a-new-service/", "/adyakshar", "/features/a-new-service"],
])("breadcrumbs of %s lead from the site's home to the page", (path, home, page) => {
  const [first, second, ...more] = ofType(path, "ListItem");
  expect([first.position, first.item]).toEqual([1, siteConfig.origin + home]);
  expect([second.position, second.item]).toEqual([2, siteConfig.origin + page]);
  expect(second.name).toBe("A page");
  expect(more).toEqual([]);
});

test("the homes need no breadcrumbs", () => {
  expect(ofType("/", "BreadcrumbList")).toEqual([]);
  expect(ofType("/quantumlabs/", "BreadcrumbList")).toEqual([]);
  expect(ofType("/adyakshar", "BreadcrumbList")).toEqual([]);
});

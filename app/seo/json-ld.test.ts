import { describe, expect, test } from "vitest";
import { offices } from "#app/content/offices.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { siteConfig } from "#site.config";
import { jsonLdFor, jsonLdScript } from "./json-ld.ts";
import { canonicalPaths } from "./share-image.ts";

type Fields = Record<string, unknown>;

/** What schema.org and Google's documentation ask of each type in use; anything else must be added here. */
const required: Record<string, readonly string[]> = {
  Organization: ["@id", "name", "url"],
  Place: ["name", "address"],
  PostalAddress: ["addressLocality", "addressCountry"],
  ContactPoint: ["contactType", "email"],
  WebSite: ["@id", "name", "url", "publisher"],
  OfferCatalog: ["name", "itemListElement"],
  Offer: ["name", "url", "itemOffered"],
  PriceSpecification: ["minPrice", "priceCurrency"],
  Service: ["name", "description", "provider"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

const addresses = ["@id", "url", "item", "logo"];

function allNodes(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Fields;
  return [node, ...Object.values(node).flatMap(allNodes)];
}

function ofType(path: string, type: string): Fields[] {
  return allNodes(jsonLdFor(path)).filter((node) => node["@type"] === type);
}

describe.each(canonicalPaths)("%s", (path) => {
  const nodes = allNodes(jsonLdFor(path));

  test("has the required properties of every type", () => {
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) {
      const type = node["@type"];
      if (type === undefined) {
        expect(Object.keys(node)).toEqual(["@id"]);
        continue;
      }
      const names = required[String(type)];
      expect(names, `the type ${type} is not known to this test`).toBeDefined();
      for (const name of names) expect(node[name], `${type}.${name}`).toBeTruthy();
    }
  });

  test("has absolute addresses on the canonical origin", () => {
    for (const node of nodes) {
      for (const name of addresses.filter((key) => key in node)) {
        expect(new URL(String(node[name])).origin).toBe(siteConfig.origin);
      }
    }
  });
});

test("the lab has its three offices and its contact", () => {
  const [lab] = ofType("/adyakshar", "Organization");
  expect(lab.email).toBe(siteConfig.email);
  const places = ofType("/adyakshar", "PostalAddress");
  expect(places.map((place) => place.addressLocality)).toEqual(offices.map(({ city }) => city));
});

test("offers name the least price where there is one", () => {
  expect(ofType("/", "Offer").map((offer) => offer.priceSpecification)).toEqual([
    { "@type": "PriceSpecification", minPrice: 85_000, priceCurrency: "USD" },
    { "@type": "PriceSpecification", minPrice: 240_000, priceCurrency: "USD" },
    undefined,
  ]);
});

test("services and solutions are services, answers are the page's answers", () => {
  const withService = canonicalPaths.filter(
    (path) => path !== "/" && ofType(path, "Service").length === 1,
  );
  expect(withService).toHaveLength(10);
  const answers = ofType("/resources", "Answer").map(({ text }) => text);
  expect(answers).toEqual(resourcesPage.faqs.items.map(({ answer }) => answer.join("\n\n")));
});

test("breadcrumbs lead from the site's home to the page", () => {
  const steps = ofType("/quantumlabs/compiler", "ListItem");
  expect(steps.map(({ position, item }) => [position, item])).toEqual([
    [1, `${siteConfig.origin}/`],
    [2, `${siteConfig.origin}/compiler`],
  ]);
  expect(ofType("/", "BreadcrumbList")).toEqual([]);
  expect(ofType("/adyakshar", "BreadcrumbList")).toEqual([]);
});

test("the script holds the data, cannot be closed from within, and is absent from unknown pages", () => {
  const [, json] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(
    jsonLdScript("/resources"),
  ) ?? ["", ""];
  expect(JSON.parse(json)["@graph"]).toEqual(JSON.parse(JSON.stringify(jsonLdFor("/resources"))));
  expect(jsonLdScript("/404")).toBe("");
});

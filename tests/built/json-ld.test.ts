import { expect, test } from "vitest";
import { offices } from "#app/content/offices.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { canonicalPath, siteOf } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import { elements } from "../../tools/lib/html.ts";
import { allRoutes, builtPage, distinctPages, servicePages } from "../support/built-site.ts";
import { textOf } from "../support/html.ts";

type Fields = Record<string, unknown>;

/** schema.org and Google's documentation require these of each type in use; a new type must be added here. */
const requiredProperties: Record<string, readonly string[]> = {
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

function scripts(path: string): string[] {
  return elements(builtPage(path).document, "script")
    .filter(({ attributes }) => attributes.type === "application/ld+json")
    .map(({ children }) => String(children[0]));
}

function allNodes(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Fields;
  return [node, ...Object.values(node).flatMap(allNodes)];
}

function nodesOf(path: string): Fields[] {
  return allNodes(scripts(path).map((json) => JSON.parse(json)["@graph"]));
}

test.each(allRoutes)("%s has one script of sound data on the canonical origin", (path) => {
  expect(scripts(path)).toHaveLength(1);
  expect(JSON.parse(scripts(path)[0])["@context"]).toBe("https://schema.org");
  expect(nodesOf(path).length).toBeGreaterThan(0);
  for (const node of nodesOf(path)) {
    for (const name of addresses.filter((key) => key in node)) {
      expect(new URL(String(node[name])).origin).toBe(siteConfig.origin);
    }
    const type = node["@type"];
    // A node without a type only refers to another.
    const names = type === undefined ? ["@id"] : requiredProperties[String(type)];
    expect(names, `the type ${type} is not known to this test`).toBeDefined();
    for (const name of names) expect(node[name], `${type}.${name}`).toBeTruthy();
  }
});

const ofType = (path: string, type: string) =>
  nodesOf(path).filter((node) => node["@type"] === type);

test.each(allRoutes)(
  "%s: breadcrumbs lead from the site's home to the page, by its title",
  (path) => {
    const page = canonicalPath(path);
    const home = siteOf(path) === "lab" ? "/adyakshar" : "/";
    const [first, last, ...more] = ofType(path, "ListItem");
    expect(more).toEqual([]);
    if (page === home) return expect(first).toBeUndefined();
    expect([first.position, first.item]).toEqual([1, siteConfig.origin + home]);
    expect([last.position, last.item]).toEqual([2, siteConfig.origin + page]);
    const [title] = elements(builtPage(path).document, "title");
    expect(textOf(title).startsWith(`${last.name}`), `${last.name}`).toBe(true);
  },
);

test("the lab has its offices and its contact", () => {
  const [lab] = ofType("/adyakshar", "Organization");
  expect(lab.email).toBe(siteConfig.email);
  const places = ofType("/adyakshar", "PostalAddress");
  expect(places.map((place) => place.addressLocality)).toEqual(offices.map(({ city }) => city));
});

test("offers name the least price where there is one", () => {
  const prices = quantumHome.pricing.plans.flatMap(({ price }) =>
    price === "on application" ? [] : [price.fromUsd],
  );
  const specifications = ofType("/", "PriceSpecification");
  expect(specifications.map(({ minPrice }) => minPrice)).toEqual(prices);
  expect(ofType("/", "Offer")).toHaveLength(quantumHome.pricing.plans.length);
});

test("solutions and services are services", () => {
  const withService = distinctPages.filter((path) => {
    return path !== "/" && nodesOf(path).some((node) => node["@type"] === "Service");
  });
  const solutions: string[] = quantumHome.solutions.items.map(({ href }) => href);
  expect(withService).toEqual([...solutions, ...servicePages].sort());
});

test("the not-found page describes nothing", () => {
  expect(scripts("/404")).toEqual([]);
});

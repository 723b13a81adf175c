import { describe, expect, test } from "vitest";
import { quantumHome } from "#app/content/quantum/home.ts";
import { siteConfig } from "#site.config";
import { elements, textOf } from "../support/html.ts";
import { builtPage } from "../support/parsed-pages.ts";
import { allRoutes, distinctPages, servicePages } from "../support/routes.ts";

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

describe.each(allRoutes)("%s", (path) => {
  test("has one script of structured data", () => {
    expect(scripts(path)).toHaveLength(1);
    expect(JSON.parse(scripts(path)[0])["@context"]).toBe("https://schema.org");
  });

  test("has the required properties of every type", () => {
    expect(nodesOf(path).length).toBeGreaterThan(0);
    for (const node of nodesOf(path)) {
      const type = node["@type"];
      if (type === undefined) {
        expect(Object.keys(node)).toEqual(["@id"]);
        continue;
      }
      const names = requiredProperties[String(type)];
      expect(names, `the type ${type} is not known to this test`).toBeDefined();
      for (const name of names) expect(node[name], `${type}.${name}`).toBeTruthy();
    }
  });

  test("has absolute addresses on the canonical origin", () => {
    for (const node of nodesOf(path)) {
      for (const name of addresses.filter((key) => key in node)) {
        expect(new URL(String(node[name])).origin).toBe(siteConfig.origin);
      }
    }
  });
});

test("breadcrumbs name each page by its title", () => {
  const withTrail = distinctPages.filter((path) => path !== "/" && path !== "/adyakshar");
  for (const path of withTrail) {
    const [title] = elements(builtPage(path).document, "title");
    const last = nodesOf(path).findLast((node) => node["@type"] === "ListItem");
    expect(textOf(title).startsWith(`${last?.name}`), `${path}: ${last?.name}`).toBe(true);
  }
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

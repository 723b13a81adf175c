import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { builtRoot } from "../../tooling/built-site.ts";
import type { Found } from "../../tooling/content-fields.ts";
import { allRoutes, distinctPages } from "../../tooling/routes.ts";
import { builtPage } from "../support/built-pages.ts";
import { contentFields, contentLinks } from "../support/content.ts";
import { elements } from "../support/html.ts";

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

const paths = pathsOf(routes);
// Documents are files beside the pages.
const isDocument = ({ value }: Found<string>) => value.startsWith("/papers/");

it("the routes are those of the specification", () => {
  expect(paths.toSorted()).toEqual([...allRoutes, "/*"].sort());
});

it("every link in the content leads to a route", () => {
  const links = contentLinks().filter((link) => !isDocument(link));
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ value }) => !paths.includes(value.split("#")[0]));
  expect(broken).toEqual([]);
});

it("every document in the content is a built file", () => {
  const documents = contentLinks().filter(isDocument);
  expect(documents.length).toBe(7);
  expect(documents.filter(({ value }) => !existsSync(join(builtRoot, value)))).toEqual([]);
});

it("every anchor in the content is on its page", () => {
  const anchors = contentLinks().filter((link) => !isDocument(link) && link.value.includes("#"));
  expect(anchors.length).toBeGreaterThan(10);
  const broken = anchors.filter(({ value }) => {
    const [path, id] = value.split("#");
    return !elements(builtPage(path).document, ({ attributes }) => attributes.id === id).length;
  });
  expect(broken).toEqual([]);
});

it("no text is empty or padded", () => {
  const texts = contentFields().filter(({ value }) => typeof value === "string");
  expect(texts.filter(({ value }) => value === "" || /^\s|\s$|\s\s/.test(String(value)))).toEqual(
    [],
  );
});

it("every list names each of its entries once", () => {
  const repeated = contentFields().flatMap(({ at, value }) =>
    Array.isArray(value)
      ? duplicates(value.map(nameOf)).map((name) => `${at} repeats ${name}`)
      : [],
  );
  expect(repeated).toEqual([]);
});

it("every page has a title and a description that no other page has", () => {
  const metas = contentFields().filter(({ key }) => key === "meta");
  // The not-found page has words of its own too.
  expect(metas).toHaveLength(distinctPages.length + 1);
  for (const name of ["title", "description"]) {
    const texts = metas.map(({ at, value }) => ({
      at: `${at}.${name}`,
      value: field(value, name),
    }));
    expect(texts.filter(({ value }) => !value)).toEqual([]);
    const twice = duplicates(texts.map(({ value }) => value));
    expect(texts.filter(({ value }) => twice.includes(value))).toEqual([]);
  }
});

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index || path !== undefined ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);
}

function nameOf(entry: unknown): unknown {
  if (typeof entry !== "object") return entry;
  return (
    field(entry, "id") ?? field(entry, "slug") ?? field(entry, "title") ?? field(entry, "label")
  );
}

function field(value: unknown, name: string): unknown {
  return value && typeof value === "object" && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function duplicates(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);
}

import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { readContent } from "../../tools/lib/content-fields.ts";
import { allRoutes } from "../support/routes.ts";

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

const fields = await readContent();

it("the build wrote every route of app/routes.ts, and no other", () => {
  expect(pathsOf(routes).toSorted()).toEqual([...allRoutes, "/*"].sort());
});

it("no text is empty or padded", () => {
  const texts = fields.filter(({ value }) => typeof value === "string");
  expect(texts.filter(({ value }) => /^$|^\s|\s$|\s\s/.test(String(value)))).toEqual([]);
});

it("every list names each of its entries once", () => {
  const repeated = fields.flatMap(({ at, value }) => {
    const names = Array.isArray(value)
      ? value.map(nameOf).filter((name) => name !== undefined)
      : [];
    return new Set(names).size < names.length ? [`${at}: ${names.join(", ")}`] : [];
  });
  expect(repeated).toEqual([]);
});

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index || path !== undefined ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);
}

function nameOf(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return entry;
  const { id, slug, title, label } = entry as Record<string, unknown>;
  return id ?? slug ?? title ?? label;
}

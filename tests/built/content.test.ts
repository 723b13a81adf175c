import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { contentFields } from "../support/content.ts";
import { allRoutes } from "../support/routes.ts";

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

it("the build wrote every route of app/routes.ts, and no other", () => {
  expect(pathsOf(routes).toSorted()).toEqual([...allRoutes, "/*"].sort());
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

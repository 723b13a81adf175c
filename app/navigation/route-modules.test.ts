import { describe, expect, test } from "vitest";
import { type ManifestRoute, routesOf } from "./route-modules.ts";

const routes: Record<string, ManifestRoute> = Object.fromEntries(
  [
    { id: "root", path: "", module: "root.js" },
    { id: "quantum", parentId: "root", module: "quantum.js" },
    { id: "home", parentId: "quantum", index: true, module: "home.js" },
    { id: "about", parentId: "quantum", path: "about", module: "about.js" },
    { id: "twin", parentId: "quantum", path: "quantumlabs/about", module: "about.js" },
    { id: "missing", parentId: "quantum", path: "*", module: "missing.js" },
  ].map((route) => [route.id, route]),
);

const idsOf = (path: string) => routesOf(path, routes).map(({ id }) => id);

describe("routesOf", () => {
  test("names the page and the layouts around it, without the root", () => {
    expect(idsOf("/about")).toEqual(["about", "quantum"]);
    expect(idsOf("/")).toEqual(["home", "quantum"]);
  });

  test("does not mind a trailing slash, and tells twins apart", () => {
    expect(idsOf("/about/")).toEqual(["about", "quantum"]);
    expect(idsOf("/quantumlabs/about")).toEqual(["twin", "quantum"]);
  });

  test("falls back to the not-found page", () => {
    expect(idsOf("/nope/deeper")).toEqual(["missing", "quantum"]);
  });

  test("is empty before the manifest is there", () => {
    expect(routesOf("/", {})).toEqual([]);
  });
});

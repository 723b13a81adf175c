import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { allRoutes } from "../support/routes.ts";

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

it("the build wrote every route of app/routes.ts, and no other", () => {
  expect(pathsOf(routes).toSorted()).toEqual([...allRoutes, "/*"].sort());
});

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index || path !== undefined ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);
}

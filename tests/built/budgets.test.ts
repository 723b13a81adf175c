import { expect, it } from "vitest";
import { limits, overBudget } from "../../tooling/budgets.ts";
import { paintBytes } from "../../tooling/built-site.ts";
import { allRoutes } from "../../tooling/routes.ts";

it("needs no more HTML and CSS for the first paint than the budget, on every route", () => {
  const over = [...allRoutes, "/404"].flatMap((route) =>
    overBudget(route, "HTML and CSS", paintBytes(route), limits.paint),
  );
  expect(over).toEqual([]);
});

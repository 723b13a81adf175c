import { expect, it } from "vitest";
import { limits, overBudget } from "../../tools/lib/budgets.ts";
import { paintBytes } from "../../tools/lib/built-site.ts";
import { allRoutes } from "../../tools/lib/routes.ts";

it("needs no more HTML and CSS for the first paint than the budget, on every route", () => {
  const over = [...allRoutes, "/404"].flatMap((route) =>
    overBudget(route, "HTML and CSS", paintBytes(route), limits.paint),
  );
  expect(over).toEqual([]);
});

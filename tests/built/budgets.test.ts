import { expect, it } from "vitest";
import { paintBytes } from "../../tools/lib/built-site.ts";
import { budgetExcess, budgets } from "../support/budgets.ts";
import { builtPaths } from "../support/parsed-pages.ts";

it("needs no more HTML and CSS for the first paint than the budget, on every route", () => {
  const over = builtPaths.flatMap((route) =>
    budgetExcess(route, "HTML and CSS", paintBytes(route), budgets.paint),
  );
  expect(over).toEqual([]);
});

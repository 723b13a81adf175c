import { describe, expect, it } from "vitest";
import { limits, longPages, overBudget, paintLimitOf } from "../../tooling/budgets.ts";
import { paintBytes } from "../../tooling/built-site.ts";
import { allRoutes, distinctPages } from "../../tooling/routes.ts";

const routes = [...allRoutes, "/404"];

describe("the first paint", () => {
  it("needs no more HTML and CSS than the budget, on every route", () => {
    const over = routes.flatMap((route) =>
      overBudget(route, "HTML and CSS", paintBytes(route), paintLimitOf(route)),
    );
    expect(over).toEqual([]);
  });

  it("has the larger budget only where a page needs it", () => {
    for (const page of Object.keys(longPages)) {
      expect(distinctPages).toContain(page);
      expect(
        paintBytes(page),
        `${page} fits the common budget: drop its exception`,
      ).toBeGreaterThan(limits.paint);
    }
  });
});

import { expect, it } from "vitest";
import { siteBudgets } from "../../app/content/services/site-budgets.ts";
import { limits } from "../../tooling/budgets.ts";

it("the mobile page tells the budgets that the build enforces", () => {
  expect(siteBudgets.limits.map(({ kilobytes }) => kilobytes * 1000)).toEqual([
    // The most that any page may need.
    limits.longPaint,
    limits.scripts,
    limits.fonts,
    limits.total,
  ]);
});

import { expect, it } from "vitest";
import { siteBudgets } from "../../app/content/services/site-budgets.ts";
import { limits } from "../../tools/lib/budgets.ts";

it("the mobile page tells the budgets that the build enforces", () => {
  expect(siteBudgets.limits.map(({ kilobytes }) => kilobytes * 1000)).toEqual([
    limits.paint,
    limits.scripts,
    limits.fonts,
    limits.total,
  ]);
});

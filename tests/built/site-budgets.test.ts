import { expect, it } from "vitest";
import { siteBudgets } from "../../app/content/services/site-budgets.ts";
import { limits } from "../../tools/lib/budgets.ts";

it("the mobile page tells the budgets that the build enforces", () => {
  for (const [part, kilobytes] of Object.entries(siteBudgets)) {
    expect(limits).toHaveProperty(part, kilobytes * 1000);
  }
});

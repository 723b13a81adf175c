import { distinctPages } from "../../tooling/routes.ts";
import { overprinted, sideways, spilledText } from "../support/overflow.ts";
import { expect, test } from "../support/page.ts";

for (const path of distinctPages) {
  test(`${path}: fits under a finger, no text over another`, async ({ page }) => {
    await page.goto(path);
    expect(await sideways(page)).toBe(0);
    expect(await spilledText(page)).toEqual([]);
    expect(await overprinted(page)).toEqual([]);
  });
}

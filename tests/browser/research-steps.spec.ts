import type { Page } from "@playwright/test";
import { expect, test } from "../support/page.ts";

/** The numbers, from 1, of the steps whose picture is shown. */
async function shownSteps(page: Page) {
  const pictures = await page.locator("#eda fieldset img").all();
  const visibilities = await Promise.all(pictures.map((picture) => picture.isVisible()));
  return visibilities.flatMap((isShown, k) => (isShown ? [k + 1] : []));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the steps of the die, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("show one picture, that of the chosen step", async ({ page }) => {
      await page.goto("/research");
      const steps = page.locator("#eda").getByRole("radio");
      await expect(steps).toHaveCount(6);
      expect(await shownSteps(page)).toHaveLength(1);
      for (const k of [1, 6, 4]) {
        await page
          .locator("#eda fieldset label")
          .nth(k - 1)
          .click();
        await expect(steps.nth(k - 1)).toBeChecked();
        expect(await shownSteps(page)).toEqual([k]);
      }
      await page.keyboard.press("ArrowRight");
      expect(await shownSteps(page)).toEqual([5]);
    });
  });
}

import { aliases } from "../support/built-site.ts";
import { test } from "../support/one-tab.ts";
import { expect, waitForBoot } from "../support/page.ts";
import { wordsWithoutTimes } from "../support/words.ts";

for (const path of aliases) {
  test(`${path} answers and hydrates cleanly`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const wordsAsBuilt = await wordsWithoutTimes(page);
    await waitForBoot(page);
    expect(await wordsWithoutTimes(page)).toBe(wordsAsBuilt);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}

test("a path that ends in a slash shows the same page", async ({ page }) => {
  const response = await page.goto("/compiler/");
  expect(response?.status()).toBe(200);
  await waitForBoot(page);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/compiler$/);
});

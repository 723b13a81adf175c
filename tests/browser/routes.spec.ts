import type { Page } from "@playwright/test";
import { allRoutes } from "../../tooling/routes.ts";
import { booted, expect, test } from "../support/page.ts";

for (const path of allRoutes) {
  test(`${path} answers and hydrates cleanly`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const written = await wordsOf(page);
    await booted(page);
    expect(withoutTimes(await wordsOf(page))).toBe(withoutTimes(written));
    await expect(page.locator("h1")).toHaveCount(1);
  });
}

test("a path that ends in a slash shows the same page", async ({ page }) => {
  const response = await page.goto("/compiler/");
  expect(response?.status()).toBe(200);
  await booted(page);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/compiler$/);
});

/** What the page says, without the offices' local time and the line of the present minute, which only a browser knows. */
async function wordsOf(page: Page) {
  return page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const time of copy.querySelectorAll("time, svg.print\\:hidden")) time.remove();
    return copy.textContent;
  });
}

/** The lab's map has the time before the name of its zone. */
function withoutTimes(words: string | null) {
  return words?.replaceAll(/\d\d:\d\d, /g, "");
}

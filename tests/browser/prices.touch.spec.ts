import { expect, test } from "@playwright/test";
import { plans } from "#app/content/specification.ts";
import { waitForBoot } from "../support/page.ts";

test("three prices are seen together on a phone, and nothing is swiped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForBoot(page);
  const section = page.locator("#pricing-section");
  const articles = section.getByRole("article").filter({ has: page.locator("h3") });
  await expect(articles).toHaveCount(Object.keys(plans).length);
  const boxes = await articles.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()),
  );
  // A window without its header.
  expect(boxes[2].bottom - boxes[0].top).toBeLessThan(844 - 72);
  for (const { left, right } of boxes) expect([left >= 0, right <= 390]).toEqual([true, true]);
  const swipedLists = await page
    .locator("main ul")
    .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth + 1).length);
  expect(swipedLists).toBe(0);
});

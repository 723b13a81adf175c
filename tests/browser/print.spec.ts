import type { Page } from "@playwright/test";
import { siteConfig } from "#site.config";
import { servicePages } from "../support/built-site.ts";
import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

/** Needs a fresh page, because a shared tab may forget its medium on the way to the next page. */
async function openToPrint(page: Page, path: string) {
  await openAndBoot(page, path);
  await page.emulateMedia({ media: "print" });
}

test.use({ viewport: { width: 794, height: 1123 } });

test("prints the whole address of each link in the text, except within the page", async ({
  page,
}) => {
  await openAndBoot(page, "/case-studies");
  const after = (selector: string) =>
    page
      .locator(`main a[href^='${selector}']`)
      .last()
      .evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await after("/contact")).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await after("/contact")).toContain(`${siteConfig.origin}/contact`);
  expect(await after("/case-studies#")).toBe("none");
});

test("prints what is closed or chosen away on the screen", async ({ page }) => {
  await openToPrint(page, "/research");
  for (const id of ["eda", "fpga", "finance"]) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole("tablist")).toBeHidden();
  await openToPrint(page, "/resources");
  const heights = await page
    .locator("#data details > div")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  for (const height of heights) expect(height).toBeGreaterThan(10);
  await openToPrint(page, servicePages[0]);
  const texts = page.locator("ol details > div");
  for (const text of await texts.all()) await expect(text).toBeVisible();
});

import type { Page } from "@playwright/test";
import { labHome } from "#app/content/lab/home.ts";
import { plans } from "#app/content/prices.ts";
import { distinctPages } from "../support/built-site.ts";
import { labelFaults } from "../support/figure-labels.ts";
import { watchShifts } from "../support/layout-shift.ts";
import { misfits, overlappingLines } from "../support/overflow.ts";
import {
  expect,
  missingPath,
  siteTest as test,
  testsOfOnePage,
  waitForBoot,
} from "../support/page.ts";
import { smallTargets } from "../support/reach.ts";

/** The narrowest common screen of each layout: small and large phones, a phone on its side, an upright tablet. */
const widths = [320, 360, 390, 600, 768];

for (const path of [...distinctPages, missingPath]) {
  let expectNoShift: () => Promise<void>;
  const open = async (page: Page) => {
    expectNoShift = await watchShifts(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    await waitForBoot(page);
  };
  testsOfOnePage(path, open, (currentPage) => {
    test("stays in place with fonts half a second late, to the end", () => expectNoShift());

    test("fits under a finger at every width, no text over another, no target too small", async () => {
      const page = currentPage();
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 800 : 1100 });
        expect.soft(await misfits(page), `${width} px`).toEqual([]);
        expect.soft(await overlappingLines(page), `${width} px`).toEqual([]);
        if ([390, 768].includes(width)) {
          expect.soft(await labelFaults(page), `${width} px`).toEqual([]);
        }
        if ([320, 390].includes(width)) {
          expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        }
      }
    });
  });
}

test("a phone loads no picture that it does not show", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") loaded.push(request.url());
  });
  await page.goto("/");
  await waitForBoot(page);
  const shown = await page
    .locator("img")
    .filter({ visible: true })
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  expect(loaded.filter((address) => !shown.includes(address))).toEqual([]);
});

test("each tile's description can be read on a plate below, where nothing hovers", async ({
  page,
}) => {
  await page.goto("/adyakshar");
  await waitForBoot(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  for (const { link, description } of labHome.hero.tiles) {
    const plate = page.locator(`#services li:has(a[href="${link}"])`);
    await expect(plate.getByText(description)).toBeVisible();
  }
});

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
    .evaluateAll(
      (lists) =>
        lists.filter(
          (list) =>
            list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX !== "visible",
        ).length,
    );
  expect(swipedLists).toBe(0);
});

import { devices } from "@playwright/test";
import { labHome } from "#app/content/lab/home.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openBooted } from "../support/page.ts";

test.describe("the hexagon tiles", () => {
  test("show their tooltip under the pointer, and let it be hovered", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    for (const tile of await page.locator("#home li > a").all()) {
      const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
      await tile.hover();
      await expect(tooltip).toBeVisible();
      const from = await tile.boundingBox();
      const to = await tooltip.boundingBox();
      if (!from || !to) throw new Error("no box");
      // It never lies over its own tile, whose shape begins a fiftieth inside its box.
      expect(to.y + to.height).toBeLessThanOrEqual(from.y + from.height * 0.02 + 1);
      const x = from.x + from.width / 2;
      await page.mouse.move(x, from.y + from.height / 2);
      await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
      await expect(tooltip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tooltip).toBeHidden();
    }
  });

  test("show their tooltip on focus and drop it on Escape", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const tile = page.locator("#home li > a").nth(2);
    const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
    await page.locator("#home a").first().focus();
    while (!(await tile.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
    await expect(tile).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tooltip).toBeVisible();
  });

  test("drop a hovered tooltip on Escape, without the pointer moving", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const tile = page.locator("#home li > a").first();
    await tile.hover();
    const tooltip = page.getByRole("tooltip").first();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
  });

  test("keep their tooltips on the screen at every width", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      for (const tile of await page.locator("#home li > a").all()) {
        const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
        await tile.hover();
        await expect(tooltip).toBeVisible();
        await expect(tooltip, `${width} px`).toBeInViewport({ ratio: 1 });
        await page.mouse.move(1, 1);
      }
    }
  });

  freshTest.describe("where nothing hovers", () => {
    const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices["Pixel 7"];
    freshTest.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

    freshTest("each description can be read in a row below", async ({ page }) => {
      await openBooted(page, "/adyakshar");
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      for (const { link, description } of labHome.hero.tiles) {
        const row = page.locator(`#services article:has(a[href="${link}"])`);
        await expect(row.getByText(description)).toBeVisible();
      }
    });
  });
});

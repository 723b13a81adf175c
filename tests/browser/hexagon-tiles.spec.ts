import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { expect, openAndBoot, openWithoutAnchors, test } from "../support/page.ts";

test.describe("the hexagon tiles", () => {
  test("show their initial and their tooltip under the pointer, let it be hovered, and drop it on Escape", async ({
    page,
  }) => {
    await openAndBoot(page, "/adyakshar");
    const header = await page.locator("header").boundingBox();
    const brightLetters = () =>
      page
        .locator("#home text")
        .evaluateAll((letters) =>
          letters.flatMap((letter, index) =>
            getComputedStyle(letter).opacity === "1" ? [index] : [],
          ),
        );
    const tiles = await page.locator("#home li > a").all();
    // One of each row of the lattice.
    for (const index of [0, 3, 5]) {
      const tile = tiles[index];
      await expect.poll(brightLetters).toEqual([0]);
      const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
      await tile.hover();
      await expect(tooltip).toBeVisible();
      await expect.poll(brightLetters).toEqual([index + 1]);
      const from = await tile.boundingBox();
      const to = await tooltip.boundingBox();
      if (!from || !to) throw new Error("no box");
      // It never lies over its own tile, whose shape is inset by a fiftieth of its box.
      const inset = from.height * 0.02 + 1;
      const isAbove = to.y + to.height <= from.y + inset;
      expect(isAbove || to.y >= from.y + from.height - inset).toBe(true);
      expect(to.y, "below the header").toBeGreaterThanOrEqual(header?.height ?? 0);
      const x = from.x + from.width / 2;
      await page.mouse.move(x, from.y + from.height / 2);
      await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
      await expect(tooltip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tooltip).toBeHidden();
      await tile.hover();
      await expect(tooltip).toBeVisible();
      // Escape hides it although the pointer stays.
      await page.keyboard.press("Escape");
      await expect(tooltip).toBeHidden();
      await page.mouse.move(5, 5);
    }
  });

  test("show their tooltip on focus and drop it on Escape", async ({ page }) => {
    await openAndBoot(page, "/adyakshar");
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

  test("keep their tooltips on the screen at every width", async ({ page }) => {
    await openAndBoot(page, "/adyakshar");
    await expectOnScreen(page, [320, 768, 1024, 1440], 700);
  });

  test.describe("without anchor positioning", () => {
    test.use({ bypassCSP: true });

    test("keep their tooltips on the screen of a desk", async ({ page }) => {
      await openWithoutAnchors(page, "/adyakshar");
      await expectOnScreen(page, [1024, 1440], 900);
    });
  });

  async function expectOnScreen(page: Page, widths: readonly number[], height: number) {
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      for (const tile of await page.locator("#home li > a").all()) {
        const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
        await tile.hover();
        await expect(tooltip).toBeVisible();
        await expect(tooltip, `${width} px`).toBeInViewport({ ratio: 1 });
        await page.mouse.move(1, 1);
      }
    }
  }
});

test("a tile's tooltip and a refused form, light and dark", async ({ page }) => {
  await openAndBoot(page, "/adyakshar");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // The pointer rests where it pressed; under it a tile may have opened its own tooltip.
    await page.mouse.move(0, 0);
    await page.locator("#home li > a").first().hover();
    await expect(page.getByRole("tooltip").first()).toBeVisible();
    expect(await axeViolations(page, "#home"), colorScheme).toEqual([]);
    await page.locator("#contact button[type=submit]").click();
    await expect(page.locator("#contact [name=name]")).toBeFocused();
    expect(await axeViolations(page, "#contact"), colorScheme).toEqual([]);
  }
});

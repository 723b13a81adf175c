import { axeViolations } from "../support/axe.ts";
import { expect, openAndBoot, scrollTo, test } from "../support/page.ts";

/** The words of the elements whose visible text a tooltip lies over; its corners are cut off. */
function overlaps(tooltip: Element, others: readonly Node[]): string[] {
  const at = tooltip.getBoundingClientRect();
  return others.flatMap((other) => {
    const range = document.createRange();
    range.selectNodeContents(other);
    const isOver = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      const dx = Math.max(left - (at.left + at.right) / 2, (at.left + at.right) / 2 - right, 0);
      const dy = Math.max(top - (at.top + at.bottom) / 2, (at.top + at.bottom) / 2 - bottom, 0);
      return dx < at.width / 2 && dy < at.height / 2 && dy / at.height + dx / at.width / 2 < 0.5;
    });
    return isOver ? [other.textContent ?? ""] : [];
  });
}

test.describe("the hexagon tiles", () => {
  test("show their tooltip under the pointer, let it be hovered, and drop it on Escape", async ({
    page,
  }) => {
    await openAndBoot(page, "/adyakshar");
    for (const tile of await page.locator("#home li > a").all()) {
      const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
      await tile.hover();
      await expect(tooltip).toBeVisible();
      const to = await tooltip.boundingBox();
      if (!to) throw new Error("no box");
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
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

  test("keep their tooltips on the screen, over neither the headline nor a button, by pointer and by keyboard", async ({
    page,
  }) => {
    await openAndBoot(page, "/adyakshar");
    const others = page.locator("#home h1, #home p:has(> a) a, header a");
    const texts = await others.elementHandles();
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      // Low, where the tiles stand beside the headline.
      const isLow = [1024, 1440].includes(width);
      await page.setViewportSize({ width, height: isLow ? 700 : 900 });
      await scrollTo(page, 0);
      for (const tile of await page.locator("#home li > a").all()) {
        const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
        const ways = [() => tile.hover(), () => tile.focus()];
        // However it is opened, it stands in one place.
        for (const open of width === 1440 ? ways : ways.slice(0, 1)) {
          await open();
          await expect(tooltip).toBeVisible();
          if (isLow) await expect(tooltip, `${width} px`).toBeInViewport({ ratio: 1 });
          const covers = await tooltip.evaluate(overlaps, texts);
          expect(covers, `${width} px`).toEqual([]);
          const isWhole = await tooltip.evaluate((box) => box.scrollHeight <= box.clientHeight);
          expect(isWhole).toBe(true);
        }
        await tile.blur();
        await page.mouse.move(1, 1);
      }
    }
  });
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

import { builtPage, builtPaths } from "../support/built-site.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot } from "../support/page.ts";

const marked = builtPaths.filter((path) => builtPage(path).source.includes('class="term"'));
const [path] = marked;

test.describe("a term in a sentence", () => {
  test("opens its entry near the word, by pointer and by key, closes on Escape, and has its entries on paper", async ({
    page,
  }) => {
    await openAndBoot(page, path);
    const term = page.locator(".term").first();
    const entry = page.locator(`#${await term.getAttribute("popovertarget")}`);
    await expect(entry).toBeHidden();
    await term.click();
    await expect(entry).toBeVisible();
    await expect(term).toHaveAttribute("aria-expanded", "true");
    const [word, box] = await Promise.all([term.boundingBox(), entry.boundingBox()]);
    const gap = Math.max(
      (box?.y ?? 0) - ((word?.y ?? 0) + (word?.height ?? 0)),
      (word?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0)),
    );
    expect(gap).toBeGreaterThanOrEqual(-6);
    expect(gap).toBeLessThan(24);
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await term.press("Enter");
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".glossary-entry").first()).toBeVisible();
  });
});

freshTest.describe("without script, on a phone", () => {
  freshTest.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  freshTest(
    "the entries stand at the page's foot, and a term opens at the lower edge of the window",
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(".glossary-entry").first()).toBeVisible();
      const term = page.locator(".term").first();
      const entry = page.locator(`#${await term.getAttribute("popovertarget")}`);
      await term.click();
      await expect(entry).toBeInViewport({ ratio: 1 });
      const box = await entry.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    },
  );
});

import { expect, test } from "../support/page.ts";

test.use({ javaScriptEnabled: false });

for (const [path, anchor] of [
  ["/", "#pricing-section"],
  ["/adyakshar", "#services"],
]) {
  test(`${path}: the header covers what scrolls under it without script`, async ({ page }) => {
    await page.goto(`${path}${anchor}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser scrolls there smoothly.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const [header, ground] = await page.evaluate(() => [
        getComputedStyle(document.querySelector("header") as Element).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(ground).toMatch(/^rgb\(/);
      expect(header).toBe(ground);
      await expect(page.locator("header").first()).toBeInViewport({ ratio: 1 });
    }
  });
}

import { expect, openBooted, test } from "../support/page.ts";

// The page's own style is changed, which its policy would not allow.
test.use({ bypassCSP: true });

test("without anchor positioning a tile's tooltip stays in sight", async ({ page }) => {
  await page.route("/adyakshar", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      "(position-area:top)",
      "(position-area:none-such)",
    );
    await route.fulfill({ response, body });
  });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBooted(page, "/adyakshar");
    for (const tile of await page.locator("#home li > a").all()) {
      await tile.hover();
      const tooltip = page.getByRole("tooltip").filter({ visible: true });
      await expect(tooltip).toHaveCount(1);
      const box = await tooltip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

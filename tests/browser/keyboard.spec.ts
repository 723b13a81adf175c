import { focusStop, tabStops, unmarkedStops, walk } from "../support/focus.ts";
import { expect, missing, openBooted, test } from "../support/page.ts";

const pageTypes = [
  "/adyakshar",
  "/features/iot-embedded-robotics",
  "/",
  "/compiler",
  "/industries",
  "/case-studies",
  "/research",
  "/contact",
  "/resources",
  missing,
];

// Focus scrolls smoothly otherwise, and is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, viewport } of [
  { name: "a desktop", viewport: { width: 1440, height: 900 } },
  { name: "a small screen", viewport: { width: 375, height: 667 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of pageTypes) {
      test(`${path}: Tab walks from the skip link to the footer's last link`, async ({ page }) => {
        await openBooted(page, path);
        const stops = await walk(page, 200);
        expect(stops[0].name).toContain("Skip to content");
        expect(stops.filter((stop) => !stop.isInSight)).toEqual([]);
        expect(stops.map(({ order }) => order)).toEqual(await tabStops(page));
        const last = await page.locator("footer a").last().textContent();
        expect(stops.at(-1)?.name).toContain(last?.trim().slice(0, 20));
        expect(await unmarkedStops(page)).toEqual([]);
      });
    }
  });
}

for (const path of ["/adyakshar", "/compiler", missing]) {
  test(`${path}: the skip link leads past the header`, async ({ page }) => {
    await openBooted(page, path);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(link).not.toBeFocused();
    await expect(page.locator("h1")).toBeInViewport();
    await page.keyboard.press("Tab");
    expect((await focusStop(page))?.isInSight).toBe(true);
    expect(
      await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
    ).toBe(true);
  });
}

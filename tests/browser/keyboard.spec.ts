import { distinctPages } from "../../tools/lib/routes.ts";
import { focusStop, tabStops, unmarkedStops, walk } from "../support/focus.ts";
import { test } from "../support/one-tab.ts";
import { expect, missing, openBooted } from "../support/page.ts";

const viewports = {
  "a desktop": { width: 1440, height: 900 },
  "a small screen": { width: 375, height: 667 },
};

for (const path of [...distinctPages, missing]) {
  test(`${path}: Tab walks from the skip link to the footer's last link, and the skip link past the header`, async ({
    page,
  }) => {
    // Focus scrolls smoothly otherwise, and is measured on its way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBooted(page, path);
    for (const [name, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport);
      const stops = await walk(page, 200);
      expect(stops[0].name, name).toContain("Skip to content");
      expect(stops.filter((stop) => !stop.isInSight)).toEqual([]);
      expect(stops.map(({ order }) => order)).toEqual(await tabStops(page));
      const last = await page.locator("footer a").last().textContent();
      expect(stops.at(-1)?.name).toContain(last?.trim().slice(0, 20));
      expect(await unmarkedStops(page)).toEqual([]);
      // From the last stop out of the page: the next walk begins at its top.
      await page.keyboard.press("Tab");
      expect(await focusStop(page)).toBeNull();
    }

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

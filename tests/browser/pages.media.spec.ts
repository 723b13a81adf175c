import { type Page, test } from "@playwright/test";
import { distinctPages } from "../support/built-site.ts";
import { textContrasts } from "../support/contrast.ts";
import { waitUntilIdle } from "../support/first-visit.ts";
import { focusStop, tabStops, unmarkedStops, walkByTab } from "../support/focus.ts";
import { instrumentAt, instrumentOn } from "../support/instruments.ts";
import { expect, missingPath, testsOfOnePage } from "../support/page.ts";
import { coveredControls, forEachMenu, setFolds } from "../support/reach.ts";

const viewports = {
  "a desktop": { width: 1440, height: 900 },
  "a small screen": { width: 375, height: 667 },
};

/** All pages of a site have the same footer, which is walked to its end on these. */
const homePages = ["/", "/adyakshar"];

for (const path of [...distinctPages, missingPath]) {
  const requestedUrls: string[] = [];
  const open = async (page: Page) => {
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.goto(path);
    await waitUntilIdle(page);
  };
  testsOfOnePage(path, { reducedMotion: "reduce" }, open, (opened) => {
    test("does not move where motion is unwelcome", async () => {
      const { page } = opened();
      expect(await runningAnimations(page)).toEqual([]);
      await page.locator("main a:visible").first().hover({ force: true });
      expect(await runningAnimations(page)).toEqual([]);
      // The wave's code is not even requested.
      expect(requestedUrls.filter((url) => /\/wave-worker-/.test(url))).toEqual([]);
      for (const canvas of await page.locator("canvas").all()) {
        await expect(canvas).toHaveCSS("opacity", "0");
      }
    });

    test("is walked by Tab from the skip link to the footer, everything in sight and marked", async () => {
      const { page } = opened();
      // A resting pointer would open the tooltip of whatever scrolls under it.
      await page.mouse.move(0, 0);
      for (const [name, viewport] of Object.entries(viewports)) {
        await page.setViewportSize(viewport);
        const stops = await walkByTab(page, { endsInFooter: !homePages.includes(path) });
        expect(stops[0].name, name).toContain("Skip to content");
        expect(stops.filter((stop) => !stop.isInSight)).toEqual([]);
        expect(stops.at(-1)?.isInFooter, name).toBe(true);
        const targets = await tabStops(page);
        const reached = homePages.includes(path) ? targets : targets.slice(0, stops.length);
        expect(stops.map(({ order }) => order)).toEqual(reached);
        expect(await unmarkedStops(page)).toEqual([]);
        // Leaves the page from the last stop, so that the next walk begins at its top.
        await page.keyboard.press("Tab");
        expect(await focusStop(page)).toBeNull();
      }
    });

    test("is left at its header by the skip link", async () => {
      const { page } = opened();
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

    test("prints dark on white in both schemes", async () => {
      const { page } = opened();
      await page.setViewportSize({ width: 794, height: 1123 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ media: "print", colorScheme });
        const ground = await page.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        );
        expect.soft(ground, colorScheme).toBe("rgb(255, 255, 255)");
        expect.soft((await textContrasts(page)).filter(({ ratio }) => ratio < 7)).toEqual([]);
        await expect.soft(page.locator("header nav")).toBeHidden();
        await expect.soft(page.getByRole("button", { name: "Menu" })).toBeHidden();
      }
    });

    test("has nothing that cannot be told apart in forced colors", async () => {
      const { page } = opened();
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ media: "screen", forcedColors: "active", colorScheme });
        expect.soft((await textContrasts(page)).filter(({ ratio }) => ratio < 3)).toEqual([]);
        expect.soft(await unmarkedStops(page)).toEqual([]);
      }
    });

    test("is hit by a pointer at every control and width, folds, menus and tabs open too", async () => {
      test.setTimeout(180_000);
      const { page } = opened();
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
      await expectReach(page, "body");
      const name = instrumentAt(path);
      if (!name) return;
      const { startButton, firstResult } = instrumentOn(page, name);
      await startButton.click();
      await expect(firstResult).toBeVisible();
      await expectReach(page, `#${name}`);
    });
  });
}

/** Tries folds shut and open, each tab's panel and each menu, at each width. */
async function expectReach(page: Page, root: string) {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    for (const isOpen of [false, true]) {
      if (!(await setFolds(page, isOpen)) && isOpen) continue;
      const state = `${width} px, folds ${isOpen ? "open" : "shut"}`;
      expect.soft(await coveredControls(page, root), state).toEqual([]);
    }
    if (root !== "body") continue;
    await forEachMenu(page, async (menu) =>
      expect.soft(await coveredControls(page, menu), `${width} px, ${menu}`).toEqual([]),
    );
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      const state = `${width} px, ${await tab.textContent()}`;
      expect.soft(await coveredControls(page, "main"), state).toEqual([]);
    }
  }
}

async function runningAnimations(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getTiming().duration))
      .filter((duration) => duration > 0),
  );
}

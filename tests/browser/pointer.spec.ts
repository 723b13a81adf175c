import type { Page } from "@playwright/test";
import { distinctPages } from "../../tools/lib/routes.ts";
import { type InstrumentName, instrumentOn, instruments } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, missing, openBooted } from "../support/page.ts";
import { coveredControls, forEachMenu, setFolds } from "../support/reach.ts";

test.describe.configure({ timeout: 180_000 });

const widths = [360, 390, 768, 1024, 1280, 1440, 1920];
/** Of the controls in sight, those that are really pressed, but for the last moment. */
const sample = 12;

for (const path of [...distinctPages, missing]) {
  test(`${path}: a pointer hits every control at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBooted(page, path);
    await expectReach(page, "body");
    const name = nameOn(path);
    if (!name) return;
    const { id, start, section } = instrumentOn(page, name);
    await start.click();
    await expect(section.locator("[data-outcome] strong").first()).toBeVisible();
    await expectReach(page, `#${id}`);
  });
}

/** Folds shut and open, each tab's panel and each menu, at each width. */
async function expectReach(page: Page, root: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    for (const isOpen of [false, true]) {
      await setFolds(page, isOpen);
      const state = `${width} px, folds ${isOpen ? "open" : "shut"}`;
      expect.soft(await coveredControls(page, root), state).toEqual([]);
    }
    if (root === "body") {
      await forEachMenu(page, async (menu) =>
        expect.soft(await coveredControls(page, menu), `${width} px, ${menu}`).toEqual([]),
      );
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        expect.soft(await coveredControls(page, "main"), `${width} px, a tab`).toEqual([]);
      }
    }
    await pressSample(page, root);
  }
}

async function pressSample(page: Page, root: string) {
  const shown = page
    .locator(root)
    .locator("a, button:not([aria-disabled=true]), summary")
    .filter({ visible: true });
  const count = await shown.count();
  for (let index = sample - 1; index < count; index += sample) {
    await shown.nth(index).click({ trial: true, timeout: 5000 });
  }
}

function nameOn(path: string): InstrumentName | undefined {
  const names = Object.keys(instruments) as InstrumentName[];
  return names.find((name) => instruments[name].path === path);
}

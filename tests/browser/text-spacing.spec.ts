import { distinctPages } from "../../tools/lib/routes.ts";
import { test } from "../support/one-tab.ts";
import { sideways } from "../support/overflow.ts";
import { expect, missing, openBooted } from "../support/page.ts";
import { overlaidText, spaceText } from "../support/text-spacing.ts";

for (const path of [...distinctPages, missing]) {
  test(`${path}: no words lie over others, nor with a reader's text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBooted(page, path);
    for (const isSpaced of [false, true]) {
      if (isSpaced) await spaceText(page);
      for (const width of [390, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const state = `${width} px${isSpaced ? ", spaced" : ""}`;
        expect.soft(await overlaidText(page), state).toEqual([]);
        expect.soft(await sideways(page), state).toBe(0);
      }
    }
  });
}

import { type Page, test } from "@playwright/test";
import { distinctPages } from "../support/built-site.ts";
import { labelFaults } from "../support/figure-labels.ts";
import { delayFonts } from "../support/late-fonts.ts";
import { MAX_SHIFT, recordShifts, scrollForShifts } from "../support/layout-shift.ts";
import { misfits, overlappingLines } from "../support/overflow.ts";
import { expect, missingPath, testsOfOnePage, waitForBoot } from "../support/page.ts";
import { smallTargets } from "../support/targets.ts";

/** The narrowest common screen of each layout: small and large phones, a phone on its side, an upright tablet. */
const widths = [320, 360, 390, 600, 768];

for (const path of [...distinctPages, missingPath]) {
  let countFonts: () => number;
  const open = async (page: Page) => {
    await recordShifts(page);
    countFonts = await delayFonts(page, 500);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    await waitForBoot(page);
  };
  testsOfOnePage(path, {}, open, (opened) => {
    test("stays in place with fonts half a second late, to the end", async () => {
      const { total, shifts } = await scrollForShifts(opened().page);
      expect(total, shifts).toBeLessThanOrEqual(MAX_SHIFT);
      expect(countFonts(), "the fonts were delayed").toBeGreaterThan(0);
    });

    test("fits under a finger at every width, no text over another, no target too small", async () => {
      const { page } = opened();
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 800 : 1100 });
        expect.soft(await misfits(page), `${width} px`).toEqual([]);
        expect.soft(await overlappingLines(page), `${width} px`).toEqual([]);
        if ([390, 768].includes(width)) {
          expect.soft(await labelFaults(page), `${width} px`).toEqual([]);
        }
        if ([320, 390].includes(width)) {
          expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        }
      }
    });
  });
}

import { distinctPages } from "../../tools/lib/routes.ts";
import { delayFonts } from "../support/fonts.ts";
import { recordShifts, shiftLimit, shiftsToTheEnd } from "../support/layout-shift.ts";
import { expect, missing, openBooted, test } from "../support/page.ts";

/** `npx playwright test layout-shift`; `npm test` asks the same of every page at 375 and 1440 px, half a second late. */
for (const width of [320, 375, 390, 412, 768, 1440]) {
  for (const delay of [0, 100, 500, 2000]) {
    for (const path of [...distinctPages, missing]) {
      const title = `${path}: stays in place at ${width} px, fonts late by ${delay} ms, to the end`;
      test(title, { tag: "@matrix" }, async ({ page }) => {
        const fonts = await delayFonts(page, delay);
        await recordShifts(page);
        await page.setViewportSize({ width, height: 800 });
        await openBooted(page, path);
        const { total, shifts } = await shiftsToTheEnd(page);
        expect(total, shifts).toBeLessThanOrEqual(shiftLimit);
        expect(fonts(), "the fonts were delayed").toBeGreaterThan(0);
      });
    }
  }
}

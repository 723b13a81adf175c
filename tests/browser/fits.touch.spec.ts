import { distinctPages } from "../../tooling/routes.ts";
import { overprinted, sideways, spilledText } from "../support/overflow.ts";
import { expect, test } from "../support/page.ts";

/** Small and large phones, upright tablets. */
const widths = [320, 360, 390, 430, 600, 768, 834];

for (const path of distinctPages) {
  test(`${path}: fits under a finger at every width, no text over another`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 800 : 1100 });
      expect(await sideways(page), `${width} px`).toBe(0);
      expect(await spilledText(page), `${width} px`).toEqual([]);
      expect(await overprinted(page), `${width} px`).toEqual([]);
    }
  });
}

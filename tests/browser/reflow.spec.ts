import { distinctPages } from "../../tooling/routes.ts";
import { sideways, spilledText } from "../support/overflow.ts";
import { expect, test } from "../support/page.ts";
import { smallTargets } from "../support/targets.ts";

const missing = "/no-such-page";

const screens = [
  { name: "320 px", width: 320, height: 800 },
  { name: "375 px", width: 375, height: 812, hasTargets: true },
  { name: "768 px", width: 768, height: 1024 },
  { name: "1024 px", width: 1024, height: 768 },
  { name: "1440 px", width: 1440, height: 900, hasTargets: true },
  { name: "1440 px at 200 %", width: 720, height: 450, isZoomed: true },
  { name: "1280 px at 400 %", width: 320, height: 256, isZoomed: true },
];

/** What WCAG 1.4.12 lets a visitor set. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

// The visitor's own stylesheet is not bound by the page's policy.
test.use({ bypassCSP: true });

test.afterEach(({ complaints }) => {
  complaints.list = complaints.list.filter((line) => !line.includes("status of 404"));
});

for (const path of [...distinctPages, missing]) {
  test(`${path}: reads in one direction at every width, zoom and spacing`, async ({ page }) => {
    await page.goto(path);
    for (const { name, width, height, hasTargets, isZoomed } of screens) {
      await page.setViewportSize({ width, height });
      expect(await sideways(page), name).toBe(0);
      expect(await spilledText(page), name).toEqual([]);
      // Every target outside running text is 24 px or well apart.
      if (hasTargets) expect(await smallTargets(page), name).toEqual([]);
      if (isZoomed) {
        const header = await page.locator("header").first().boundingBox();
        expect(header?.height, name).toBeLessThan(height / 3);
      }
    }
    await page.addStyleTag({ content: spacing });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `spaced at ${width} px`).toBe(0);
      expect(await spilledText(page), `spaced at ${width} px`).toEqual([]);
    }
  });
}

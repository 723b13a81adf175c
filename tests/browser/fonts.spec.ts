import { fonts } from "#app/fonts/fonts.ts";
import { delayFonts, shownFonts } from "../support/late-fonts.ts";
import { expect, test } from "../support/page.ts";

test("fonts that come late take the place of their fallbacks on the same page", async ({
  page,
}) => {
  await delayFonts(page, 1500);
  await page.goto("/about", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  expect((await shownFonts(page, "h1")).join()).not.toMatch(fonts.text.family);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await expect.poll(async () => (await shownFonts(page, "h1")).join()).toMatch(fonts.text.family);
});

import { fonts } from "#app/fonts/fonts.ts";
import { siteOf } from "#app/lib/site.ts";
import { distinctPages } from "../../tooling/routes.ts";
import { delayFonts, shownFonts } from "../support/fonts.ts";
import { expect, test } from "../support/page.ts";

for (const path of distinctPages) {
  test(`${path}: a first visit is set in the site's own type`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const display = siteOf(path) === "lab" ? fonts.serif.family : fonts.text.family;
    for (const family of await shownFonts(page, "h1")) expect(family).toMatch(display);
    const body = await shownFonts(page, "main p");
    expect(body).toContainEqual(expect.stringMatching(`${fonts.text.family}|${fonts.mono.family}`));
  });
}

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

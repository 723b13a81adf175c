import type { Page } from "@playwright/test";
import { headlineFonts, visitFrom } from "../support/fonts.ts";
import { booted, expect, holdBack, test } from "../support/page.ts";

const distances = ["near", "far"] as const;

for (const { start, link, font } of [
  { start: "/", link: "/contact", font: /^Host Grotesk/ },
  { start: "/about", link: "/contact", font: /^Host Grotesk/ },
  { start: "/features/ai-ml-nlp", link: "/features/cloud-big-data", font: /^Instrument Serif/ },
]) {
  for (const distance of distances) {
    test(`${start} from ${distance}: late fonts leave the words alone and are there for the next page`, async ({
      page,
    }) => {
      await visitFrom(page, distance);
      const release = await holdBack(page, /\.woff2$/);
      await page.goto(start, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      const late = page.waitForResponse(/\.woff2$/);
      release();
      await (await late).finished();
      await settled(page);
      for (const family of await headlineFonts(page)) expect(family).not.toMatch(font);
      const headline = await page.locator("h1").innerText();
      await page.locator(`main a[href="${link}"], footer a[href="${link}"]`).first().click();
      await expect(page.locator("h1")).not.toHaveText(headline);
      expect((await headlineFonts(page)).join()).toMatch(font);
    });
  }
}

for (const distance of distances) {
  test(`from ${distance}, fonts in the cache are there for the first page`, async ({ page }) => {
    await visitFrom(page, distance);
    await page.goto("/about");
    await settled(page);
    await page.goto("/about");
    expect((await headlineFonts(page)).join()).toMatch(/^Host Grotesk/);
  });
}

for (const { start, link } of [
  { start: "/about", link: "/contact" },
  { start: "/features/ai-ml-nlp", link: "/features/cloud-big-data" },
]) {
  test(`${start}: fonts that came in time are not loaded again`, async ({ page }) => {
    await visitFrom(page, "near");
    await page.goto(start);
    await settled(page);
    // Now from the cache.
    await page.goto(start);
    await settled(page);
    const faces = () => page.evaluate(() => document.fonts.size);
    const before = await faces();
    await page.locator(`main a[href="${link}"], footer a[href="${link}"]`).first().click();
    await expect(page).toHaveURL(link);
    expect(await faces()).toBe(before);
  });
}

test.describe("the first paint waits for the fonts", () => {
  // Chromium waits for what the head preloads.
  const awaited = (page: Page) => page.locator("head link[rel=preload][as=font]");

  test("of a visitor from near", async ({ page }) => {
    await visitFrom(page, "near");
    await page.goto("/compiler");
    await expect(awaited(page)).toHaveCount(2);
  });

  test("of a visitor from far who has been here, and not of a newcomer", async ({ page }) => {
    await visitFrom(page, "far");
    await page.goto("/compiler");
    await expect(awaited(page)).toHaveCount(0);
    await page.reload();
    await expect(awaited(page)).toHaveCount(2);
    // The other site's pages come by a page load.
    await page.locator('footer a[href="/adyakshar"]').click();
    await page.waitForURL("/adyakshar");
    await expect(awaited(page)).toHaveCount(2);
  });
});

for (const path of ["/", "/compiler", "/adyakshar"]) {
  test(`${path} from far: a newcomer asks for fonts once React has started`, async ({ page }) => {
    await visitFrom(page, "far");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await settled(page);
    const react = asked.findIndex((file) => file.includes("entry.client"));
    const font = asked.findIndex((file) => file.endsWith(".woff2"));
    expect(react).toBeGreaterThan(0);
    expect(font).toBeGreaterThan(react);
  });
}

/** Waits for React, and for the late fonts to be in the cache. */
async function settled(page: Page) {
  await booted(page);
  await page.waitForLoadState("networkidle");
}

import type { Page } from "@playwright/test";
import { expect, openBooted, test } from "../support/page.ts";

/** The fonts that the headline is really drawn in. */
async function headlineFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const { start, link, font } of [
  { start: "/about", link: "/contact", font: /^Host Grotesk/ },
  { start: "/features/ai-ml-nlp", link: "/features/cloud-big-data", font: /^Instrument Serif/ },
]) {
  test(`${start}: fonts that come late leave the words alone and are there for the next page`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
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

test("fonts that come in time are there for the first page", async ({ page }) => {
  await openBooted(page, "/about");
  // From the cache, so that it is no matter of luck.
  await openBooted(page, "/about");
  expect((await headlineFonts(page)).join()).toMatch(/^Host Grotesk/);
});

/** Waits for React, and for the late fonts to be in the cache. */
async function settled(page: Page) {
  await page.waitForFunction(() => window.boot?.booted === true);
  await page.waitForLoadState("networkidle");
}

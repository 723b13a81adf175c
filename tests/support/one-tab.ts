import { test as base, type Page } from "@playwright/test";
import { type Complaints, complaintsOf } from "./page.ts";

/**
 * Tests that need a page and not a first visit: a worker's tab goes from one to the next with its files in the cache,
 * which takes a third of the processor's time of a new one. A test that adds init scripts or stops the clock cannot
 * undo it: it takes the `test` of page.ts.
 */
export const test = base.extend<{ complaints: Complaints }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({ baseURL, viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport, javaScriptEnabled, isMobile, bypassCSP }, use) => {
    if (javaScriptEnabled === false || isMobile || bypassCSP) {
      throw new Error("Such a page has a context of its own: take the test of page.ts.");
    }
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    await leave(tab);
  },
  complaints: [complaintsOf, { auto: true }],
});

/** Makes the tab like a new one, except for its cache. */
async function leave(tab: Page) {
  const context = tab.context();
  for (const other of context.pages()) if (other !== tab) await other.close();
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await tab.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  await tab.mouse.move(0, 0);
  // A file of the site, because another address would end the tab's process with its cache of compiled code.
  await tab.goto("/robots.txt");
  await tab.evaluate(() => sessionStorage.clear());
}

import type { Page } from "@playwright/test";

/** Delays the fonts; the returned function says how many there were. */
export async function delayFonts(page: Page, ms: number): Promise<() => number> {
  let fonts = 0;
  await page.route(/\.woff2$/, async (route) => {
    fonts += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
  return () => fonts;
}

/** The fonts in which the browser actually draws an element's words. */
export async function shownFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

import type { Page } from "@playwright/test";

export type Distance = "near" | "far";

/** Makes the page believe that it came at once, or after a long way. */
export async function visitFrom(page: Page, distance: Distance) {
  await page.addInitScript((near) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, "requestStart", {
      configurable: true,
      get: () => performance.now() - (near ? 0 : 1000),
    });
  }, distance === "near");
}

/** Holds the fonts back; the function tells how many there were. */
export async function delayFonts(page: Page, ms: number): Promise<() => number> {
  let fonts = 0;
  await page.route(/\.woff2$/, async (route) => {
    fonts += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
  return () => fonts;
}

/** The fonts that the headline is really drawn in. */
export async function headlineFonts(page: Page): Promise<string[]> {
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

import type { Page } from "@playwright/test";
import { expect, scrollTo } from "./page.ts";

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** A shift that visitors do not notice when the fonts load: 0.01, and a little more for a headline in capitals. */
const MAX_SHIFT = 0.0125;

/** Records every shift of the next page with what moved, from its first paint on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.trim().slice(0, 30);
          return `${words} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
        });
        window.shifts.push({ value, moved: moved.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved since the last call, and by how much, also in answer to a press. */
export async function takeShifts(page: Page) {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) };
}

/**
 * Delays the fonts of the next page by half a second and records its shifts. The returned function scrolls to the page's
 * end and expects that nobody noticed a shift.
 */
export async function watchShifts(page: Page) {
  let fonts = 0;
  await page.route(/\.woff2$/, async (route) => {
    fonts += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await recordShifts(page);
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    const [height, screen] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      innerHeight,
    ]);
    for (let top = 0; top < height; top += screen) await scrollTo(page, top);
    await scrollTo(page, 0);
    const { shifts, total } = await takeShifts(page);
    expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MAX_SHIFT);
    expect(fonts, "the fonts were delayed").toBeGreaterThan(0);
  };
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

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

/** Records every shift with what moved, from the first paint of the next page on. */
export async function recordShifts(page: Page) {
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

/** Scrolls to the page's end and expects that nobody noticed a shift; a failure says what moved. */
export async function expectNoShift(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await scrollTo(page, top);
  await scrollTo(page, 0);
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MAX_SHIFT);
}

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

import type { Page } from "@playwright/test";
import { distinctPages } from "../../tooling/routes.ts";
import { delayFonts } from "../support/fonts.ts";
import { booted, expect, scrollTo, test } from "../support/page.ts";

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const missing = "/no-such-page";
/** What a visitor does not notice when the own type takes the fallback's place: 0.01, but for a headline in capitals. */
const limit = 0.0125;
const widths = [320, 375, 412, 768, 1440];
const delays = [0, 100, 500, 2000];
/** `npm run test:shift` tries every width with every delay; `npm test` a phone and a desk with fonts half a second late. */
const isEveryday = (width: number, delay: number) => delay === 500 && [375, 1440].includes(width);

/** Writes down every shift with what moved, from the first paint on. */
function recordShifts() {
  window.shifts = [];
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `<${element?.localName}> "${element?.textContent?.trim().slice(0, 30)}"`;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
      );
      window.shifts.push({ value, moved: moved.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await scrollTo(page, top);
}

for (const width of widths) {
  for (const delay of delays) {
    for (const path of [...distinctPages, missing]) {
      const title = `${path}: stays in place at ${width} px, fonts late by ${delay} ms, to the end`;
      const tag = isEveryday(width, delay) ? "@everyday" : "@matrix";
      test(title, { tag }, async ({ page, complaints }) => {
        const fonts = await delayFonts(page, delay);
        await page.addInitScript(recordShifts);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await booted(page);
        await page.evaluate(() => document.fonts.ready);
        await scrollToEnd(page);
        await scrollTo(page, 0);
        const shifts = await page.evaluate(() => window.shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(limit);
        expect(fonts(), "the fonts were delayed").toBeGreaterThan(0);
        if (path === missing) {
          complaints.list = complaints.list.filter((line) => !line.includes("404"));
        }
      });
    }
  }
}

import type { Page } from "@playwright/test";

interface ShownFrame {
  time: number;
  /** The page's heading. */
  heading: string;
  /** How far the page was scrolled. */
  scrolled: number;
  /** Where the watched element stood. */
  top: number | null;
  isOpen: boolean;
  /** True if the whole document had loaded. */
  isWhole: boolean;
}

declare global {
  interface Window {
    recorded: ShownFrame[];
  }
}

/** Records every frame in the page. It reads only positions, because reading a style could undo the fault it looks for. */
export function record(watched: string): void {
  window.recorded = [];
  const look = (time: number) => {
    const element = document.querySelector(watched);
    window.recorded.push({
      time,
      heading: document.querySelector("h1")?.textContent ?? "",
      scrolled: Math.round(scrollY),
      top: element && Math.round(element.getBoundingClientRect().top),
      isOpen: document.querySelector("[data-outcome] strong") !== null,
      isWhole: document.readyState !== "loading",
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records from the next page load on. */
export async function recordFrames(page: Page, watched = "h1"): Promise<void> {
  await page.addInitScript(record, watched);
}

/** Forgets the frames before an act. */
export async function clearFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.recorded = [];
  });
}

/** Enough frames for an unwanted scroll to show. */
export const FRAMES_AFTER_TARGET = 12;

/** The frames since the recording started or the page was painted, until enough of them show what is waited for. */
export async function waitForFrames(
  page: Page,
  shown: { heading?: string; isOpen?: boolean; top?: number },
): Promise<ShownFrame[]> {
  const args = [shown, FRAMES_AFTER_TARGET] as const;
  await page.waitForFunction(([wanted, count]) => {
    const keys = Object.keys(wanted) as (keyof typeof wanted)[];
    const isShown = (frame: ShownFrame) => keys.every((key) => frame[key] === wanted[key]);
    return window.recorded.filter(isShown).length >= count;
  }, args);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName("first-paint")[0].startTime;
    const first = window.recorded.findLastIndex(({ time }) => time <= painted);
    // A page that loads in pieces may be painted before the place that its address names exists.
    return window.recorded.slice(Math.max(first, 0)).filter(({ isWhole }) => isWhole);
  });
}

/** Each value once, in the order in which they came. */
export function distinctValues<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

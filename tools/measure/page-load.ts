import { median, row } from "@adyakshar/quantum/format";
import type { Browser, Page } from "@playwright/test";
import { isBooted, newPhone, newTab } from "./phone.ts";

interface Load {
  lcp: number;
  fcp: number;
  tbt: number;
}

declare global {
  interface Window {
    load: { lcp: number; tasks: { start: number; duration: number }[] };
  }
}

/** After load, and React's start, long tasks are counted this much longer. */
const watchMs = 3000;
const blockingMs = 50;

function recordLoad() {
  window.load = { lcp: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.load.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.load.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: "longtask", buffered: true });
}

async function load(browser: Browser, origin: string, path: string): Promise<Load> {
  const phone = await newPhone(browser, origin);
  const page = await newTab(phone);
  await page.addInitScript(recordLoad);
  await page.goto(path, { waitUntil: "load" });
  await isBooted(page);
  await page.waitForTimeout(watchMs);
  const result = await readLoad(page);
  await phone.close();
  return result;
}

async function readLoad(page: Page): Promise<Load> {
  const { fcp, lcp, tasks } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...window.load,
  }));
  // Of a task that the first paint falls into, the part behind it counts.
  const blocking = tasks.reduce((sum, { start, duration }) => {
    return sum + Math.max(0, start + duration - Math.max(start + blockingMs, fcp));
  }, 0);
  return { fcp, lcp, tbt: blocking };
}

export async function measurePageLoads(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  console.log(row("", ["LCP", "FCP", "TBT"], 10));
  for (const path of routes) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await load(browser, origin, path));
    const medians = (["lcp", "fcp", "tbt"] as const).map(
      (kind) => `${median(loads.map((one) => one[kind])).toFixed(0)} ms`,
    );
    console.log(row(path, medians, 10));
  }
}

import type { Browser, Page } from "@playwright/test";
import { median, milliseconds, ratio, row } from "./format.ts";
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

/** After load, and React's start where there is one, long tasks are counted this much longer. */
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

async function load(browser: Browser, origin: string, path: string, boots: boolean): Promise<Load> {
  const phone = await newPhone(browser, origin);
  const page = await newTab(phone);
  await page.addInitScript(recordLoad);
  await page.goto(path, { waitUntil: "load" });
  if (boots) await isBooted(page);
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

/** Loads each route in turn from the site and from its limit, so that noise falls on both alike. */
export async function comparePageLoads(
  browser: Browser,
  origins: { site: string; limit: string },
  routes: readonly string[],
  runs: number,
): Promise<void> {
  console.log(row("", ["LCP", "limit", "ratio", "FCP", "limit", "ratio", "TBT", "limit"], 10));
  for (const path of routes) {
    const site: Load[] = [];
    const limit: Load[] = [];
    for (let run = 0; run < runs; run += 1) {
      limit.push(await load(browser, origins.limit, path, false));
      site.push(await load(browser, origins.site, path, true));
    }
    const of = (loads: Load[], kind: keyof Load) => median(loads.map((one) => one[kind]));
    const compared = (["lcp", "fcp"] as const).flatMap((kind) => {
      const [ours, least] = [of(site, kind), of(limit, kind)];
      return [milliseconds(ours), milliseconds(least), ratio(ours, least)];
    });
    const blocking = [of(site, "tbt"), of(limit, "tbt")].map(milliseconds);
    console.log(row(path, [...compared, ...blocking], 10));
  }
}

import type { Browser, Page } from "@playwright/test";

const viewport = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;
/** A slow mobile connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A phone with an empty cache, a slow processor and a slow connection. */
async function newPhone(browser: Browser, baseURL: string): Promise<Page> {
  const screen = { viewport, deviceScaleFactor: 1.75, isMobile: true };
  const phone = await browser.newContext({ baseURL, ...screen });
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  return page;
}

export async function untilBooted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.boot?.booted === true);
}

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
const WATCH_MS = 3000;
const BLOCKING_MS = 50;

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
  const page = await newPhone(browser, origin);
  await page.addInitScript(recordLoad);
  await page.goto(path, { waitUntil: "load" });
  await untilBooted(page);
  await page.waitForTimeout(WATCH_MS);
  const result = await readLoad(page);
  await page.context().close();
  return result;
}

async function readLoad(page: Page): Promise<Load> {
  const { fcp, lcp, tasks } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...window.load,
  }));
  // Of a task that the first paint falls into, the part behind it counts.
  const blocking = tasks.reduce((sum, { start, duration }) => {
    return sum + Math.max(0, start + duration - Math.max(start + BLOCKING_MS, fcp));
  }, 0);
  return { fcp, lcp, tbt: blocking };
}

export async function measurePageLoads(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  const table: (Load & { path: string })[] = [];
  for (const path of routes) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await load(browser, origin, path));
    const of = (kind: keyof Load) => median(loads.map((one) => one[kind]));
    table.push({ path, lcp: of("lcp"), fcp: of("fcp"), tbt: of("tbt") });
  }
  console.table(table);
}

/** The middle one, in whole milliseconds. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)]);
}

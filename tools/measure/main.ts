import { parseArgs } from "node:util";
import { randomCircuit } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { builtRoot } from "../lib/built-site.ts";
import { chromiumFlags, requireProgram } from "../lib/programs.ts";
import { startEmbedded } from "../lib/servers.ts";

type Milliseconds = Record<string, number>;

declare global {
  interface Window {
    timings: { lcp: number; tasks: { startTime: number; duration: number }[] };
  }
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const desk = {
  viewport: { width: 1440, height: 900 },
  permissions: ["clipboard-read", "clipboard-write"],
};
const CPU_SLOWDOWN = 4;
/** A slow mobile connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How long after React's start long tasks are counted. */
const WATCHED_AFTER_START_MS = 3000;
const MIN_LONG_TASK_MS = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs must be a whole number above 0");
const routes =
  positionals.length > 0
    ? positionals
    : ["/", "/adyakshar", "/compiler", "/case-studies", "/features/ai-ml-nlp"];

const site = await startEmbedded(builtRoot);
const browser = await chromium.launch({
  executablePath: requireProgram("chromium"),
  args: chromiumFlags,
});

/** A page with an empty cache, which writes down its largest paint and its long tasks. */
async function newPage(options: BrowserContextOptions): Promise<Page> {
  const baseURL = `http://localhost:${site.port}`;
  const page = await browser.newPage({ baseURL, ...options });
  await page.addInitScript(() => {
    window.timings = { lcp: 0, tasks: [] };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.timings.lcp = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.timings.tasks.push({ startTime, duration });
    }).observe({ type: "longtask", buffered: true });
  });
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() => window.boot?.isBooted === true);
}

async function measureLoad(path: string): Promise<Milliseconds> {
  const page = await newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await open(page, path);
  await page.waitForTimeout(WATCHED_AFTER_START_MS);
  const { fcp, lcp, tasks } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...window.timings,
  }));
  await page.close();
  // Only the part of a task after the first paint counts.
  const tbt = tasks.reduce((sum, { startTime, duration }) => {
    const blockedFrom = Math.max(startTime + MIN_LONG_TASK_MS, fcp);
    return sum + Math.max(0, startTime + duration - blockedFrom);
  }, 0);
  return { lcp, fcp, tbt };
}

/** The longest task of each step of a visitor at a circuit instrument; one under 50 ms counts as none. */
async function measureTasks(path: string, { run }: { run: string }): Promise<Milliseconds> {
  const page = await newPage(desk);
  await open(page, path);
  const start = page.getByRole("button", { name: run });
  await start.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const editor = page.getByLabel(programWords.editor);
  const longest: Milliseconds = {};
  const measure = async (step: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      window.timings.tasks = [];
    });
    await act();
    // Longer than the instrument waits for further typing.
    await page.waitForTimeout(600);
    await page.locator('[aria-busy="false"]').first().waitFor({ timeout: 120_000 });
    const tasks = await page.evaluate(() => window.timings.tasks);
    longest[step] = Math.max(0, ...tasks.map(({ duration }) => duration));
  };
  await measure("open", async () => {
    await start.click();
    await page.locator("[data-outcome] strong").first().waitFor({ timeout: 120_000 });
  });
  await measure("paste 600 lines", async () => {
    const program = print(programOf(randomCircuit(12, 596)));
    await page.evaluate((text) => navigator.clipboard.writeText(text), program);
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
  });
  const { previous, next } = compilerWords.passes;
  const [back, on] = [previous, next].map((name) => page.getByRole("button", { name }));
  if (await on.isVisible()) {
    await measure("step through the passes", async () => {
      while (await back.isEnabled()) await back.click();
      while (await on.isEnabled()) {
        await on.click();
        await page.waitForTimeout(300);
      }
    });
  }
  await measure("type a line", async () => {
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n// twenty letters", { delay: 60 });
  });
  await page.close();
  return longest;
}

/** The median of each number of several runs, in whole milliseconds. */
async function medians(measure: () => Promise<Milliseconds>): Promise<Milliseconds> {
  const results: Milliseconds[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  const names = Object.keys(results[0]);
  return Object.fromEntries(
    names.map((name) => {
      const sorted = results.map((result) => result[name]).toSorted((a, b) => a - b);
      return [name, Math.round(sorted[Math.floor(runs / 2)])];
    }),
  );
}

if (values.only !== "tasks") {
  const table: Record<string, Milliseconds> = {};
  for (const path of routes) table[path] = await medians(() => measureLoad(path));
  console.log(`Phone, 4x slower processor, 1.6 Mbit/s, 150 ms; median of ${runs}, ms.`);
  console.table(table);
}
if (values.only !== "pages") {
  const table = {
    "/compiler": await medians(() => measureTasks("/compiler", instrumentSections.compiler)),
    "/simulation": await medians(() => measureTasks("/simulation", instrumentSections.simulator)),
  };
  console.log(`Longest main-thread task at the instruments, 1440 px; median of ${runs}, ms.`);
  console.table(table);
}
await browser.close();
await site.stop();

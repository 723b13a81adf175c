import { loadavg } from "node:os";
import { randomCircuit } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { median, untilBooted } from "./page-load.ts";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock, and of the processor. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

interface Task {
  wall: number;
  processor: number;
}

/** A program of 600 lines. */
const long = print(programOf(randomCircuit(12, 596)));
const viewport = { width: 1440, height: 900 };

const instruments = [
  { path: "/compiler", id: "compiler", run: instrumentSections.compiler.run, hasPasses: true },
  { path: "/simulation", id: "simulator", run: instrumentSections.simulator.run, hasPasses: false },
];

/** The longest task on the page's main thread while something is done and its result is drawn. */
async function longestTask(
  session: CDPSession,
  page: Page,
  action: () => Promise<unknown>,
): Promise<Task> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "__metadata"] },
  });
  await action();
  await page.waitForTimeout(600);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && mainThreads.has(`${pid} ${tid}`),
  );
  return {
    wall: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    processor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}

/** What a visitor does at an instrument, step by step. */
async function visit(browser: Browser, origin: string, instrument: (typeof instruments)[number]) {
  const context = await browser.newContext({ baseURL: origin, viewport });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  await page.goto(instrument.path);
  await untilBooted(page);
  const section = page.locator(`#${instrument.id}`);
  const start = section.getByRole("button", { name: instrument.run });
  await start.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const isIdle = () => section.locator('[aria-busy="false"]').first().waitFor({ timeout: 120_000 });
  const verdict = section.locator("[data-outcome] strong");
  const editor = section.getByLabel(programWords.editor);
  const tasks = new Map<string, Task>();
  const measure = async (name: string, action: () => Promise<unknown>) =>
    tasks.set(name, await longestTask(session, page, action));
  await measure("open", async () => {
    await start.click();
    await verdict.waitFor({ timeout: 120_000 });
    await isIdle();
  });
  await measure("paste 600 lines", async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), long);
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    // Longer than the instrument waits for more letters.
    await page.waitForTimeout(500);
    await isIdle();
  });
  if (instrument.hasPasses) {
    await measure("step through the passes", async () => {
      const { previous, next } = compilerWords.passes;
      const [back, on] = [previous, next].map((name) => section.getByRole("button", { name }));
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
    await page.waitForTimeout(500);
    await isIdle();
  });
  await context.close();
  return tasks;
}

/** Prints the longest task of each step, on the clock and in processor time, which a busy machine changes less. */
export async function measureLongTasks(browser: Browser, origin: string, runs: number) {
  console.log(
    `Longest main-thread task at the instruments, 1440 px; median of ${runs}; load ${loadavg()[0].toFixed(1)}`,
  );
  for (const instrument of instruments) {
    const visits: Map<string, Task>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, instrument));
    const table = [...visits[0].keys()].map((step) => {
      const of = (part: keyof Task) => median(visits.map((tasks) => tasks.get(step)?.[part] ?? 0));
      return { [instrument.path]: step, "clock, ms": of("wall"), "processor, ms": of("processor") };
    });
    console.table(table);
  }
}

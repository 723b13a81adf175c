import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { builtRoot } from "../lib/built-site.ts";
import { chromiumFlags, requireProgram } from "../lib/programs.ts";
import { distinctPages } from "../lib/routes.ts";
import { startEmbedded } from "../lib/servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A noisy machine may cost one point of speed, and of nothing else. */
const lowest = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/**
 * The page is drawn by the process that is there already. On two cores the start of another one, or of one for a graphics
 * card that nobody has, takes turns with the page and is counted against it.
 */
const fewProcesses = [
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  "--in-process-gpu",
];

/** Lighthouse's mobile preset on every page, or on those named as arguments: one row each. */
async function main(): Promise<boolean> {
  const named = process.argv.slice(2);
  const executable = requireProgram("wholeBrowser");
  const site = await startEmbedded(builtRoot);
  console.log(row("", categories));
  const faults: string[] = [];
  for (const path of named.length > 0 ? named : distinctPages) {
    const result = await steadyAudit(executable, `http://localhost:${site.port}${path}`);
    const scores = categories.map((id) => Math.round((result.categories[id].score ?? 0) * 100));
    console.log(row(path, scores.map(String)));
    categories.forEach((id, index) => {
      if (scores[index] < lowest[id]) faults.push(`${path}: ${id} ${scores[index]}`);
      if (scores[index] < 100) faults.push(...failedAudits(path, result, id));
    });
  }
  await site.stop();
  for (const fault of faults) console.log(fault);
  return faults.every((fault) => fault.startsWith(" "));
}

/** A busy moment of the machine looks like a slow page: where it does, the median of three counts. */
async function steadyAudit(executable: string, url: string): Promise<Result> {
  const speedOf = (result: Result) => result.categories.performance.score ?? 0;
  const results = [await audit(executable, url)];
  if (speedOf(results[0]) * 100 < lowest.performance) {
    results.push(await audit(executable, url), await audit(executable, url));
  }
  results.sort((a, b) => speedOf(a) - speedOf(b));
  return results[Math.floor(results.length / 2)];
}

/** A fresh browser for each page, so that none finds another's files in its cache. */
async function audit(executable: string, url: string): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = spawn(
    executable,
    [
      ...chromiumFlags,
      ...fewProcesses,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  try {
    const port = await debuggingPort(browser);
    const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
    }
    return run.lhr;
  } finally {
    const ended = new Promise((resolve) => browser.once("close", resolve));
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function debuggingPort(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    browser.stderr?.on("data", (chunk) => {
      output += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    browser.once("close", () => reject(new Error(`Chromium did not start:\n${output}`)));
  });
}

function failedAudits(path: string, result: Result, category: (typeof categories)[number]) {
  return result.categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, displayValue = "" }) => `  ${path}: ${category}: ${title} ${displayValue}`);
}

function row(path: string, cells: readonly string[]): string {
  return path.padEnd(32) + cells.map((cell) => cell.padStart(16)).join("");
}

process.exitCode = (await main()) ? 0 : 1;

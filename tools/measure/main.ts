import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { builtRoot } from "../lib/built-site.ts";
import { build, cleanCopy } from "../lib/clean-build.ts";
import { chromiumFlags, requireProgram } from "../lib/programs.ts";
import { startEmbedded } from "../lib/servers.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { measurePageLoads } from "./page-load.ts";

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

const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: measurePages,
  tasks: measureTasks,
  build: measureBuild,
};

function measurePages(): Promise<void> {
  console.log(`Phone, 4x slower processor, 1.6 Mbit/s, 150 ms; median of ${runs}.`);
  return inBrowser((browser, origin) => measurePageLoads(browser, origin, routes, runs));
}

async function inBrowser(measure: (browser: Browser, origin: string) => Promise<void>) {
  const site = await startEmbedded(builtRoot);
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: chromiumFlags,
  });
  await measure(browser, `http://localhost:${site.port}`);
  await browser.close();
  await site.stop();
}

function measureTasks(): Promise<void> {
  return inBrowser((browser, origin) => measureLongTasks(browser, origin, runs));
}

async function measureBuild(): Promise<void> {
  const copy = cleanCopy();
  const seconds = await build(copy.folder).finally(copy.remove);
  console.log(`Clean build: ${seconds.toFixed(1)} s`);
}

const chosen = values.only ? [values.only] : Object.keys(parts);
for (const part of chosen) {
  const run = parts[part];
  if (!run) throw new Error(`--only takes ${Object.keys(parts).join(", ")}`);
  await run();
}

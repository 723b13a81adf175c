import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { builtRoot } from "../../tooling/built-site.ts";
import { build, cleanCopy } from "../../tooling/clean-build.ts";
import { chromiumFlags, requireProgram } from "../../tooling/programs.ts";
import { startEmbedded } from "../../tooling/servers.ts";
import { compareFonts } from "./fonts.ts";
import { createLimitSite } from "./limit-site.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { compareNavigation } from "./navigation.ts";
import { comparePageLoads } from "./page-load.ts";
import { compareThroughput } from "./throughput.ts";

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
  pages: measureBrowser,
  navigation: measureNavigation,
  fonts: measureFonts,
  tasks: measureTasks,
  server: () => compareThroughput(builtRoot, ["/", "/compiler"]),
  build: measureBuild,
};

async function measureBrowser(): Promise<void> {
  const executablePath = requireProgram("chromium");
  const limitSite = await createLimitSite(builtRoot);
  const [site, limit] = [await startEmbedded(builtRoot), await startEmbedded(limitSite.root)];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const origins = {
    site: `http://localhost:${site.port}`,
    limit: `http://localhost:${limit.port}`,
  };
  console.log(`Phone, 4x slower processor, 1.6 Mbit/s, 150 ms; median of ${runs}, interleaved.`);
  console.log("The limit: the same pages and fonts with every script removed.");
  await comparePageLoads(browser, origins, routes, runs);
  await browser.close();
  await Promise.all([site.stop(), limit.stop()]);
  limitSite.remove();
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

function measureNavigation(): Promise<void> {
  return inBrowser((browser, origin) => compareNavigation(browser, origin, runs));
}

function measureFonts(): Promise<void> {
  console.log(
    `First visits with an empty cache on the same phone; median of ${runs}, interleaved.`,
  );
  return inBrowser((browser, origin) => compareFonts(browser, origin, routes, runs));
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

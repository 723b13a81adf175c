import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { builtRoot } from "../lib/built-site.ts";
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

const site = await startEmbedded(builtRoot);
const browser = await chromium.launch({
  executablePath: requireProgram("chromium"),
  args: chromiumFlags,
});
const origin = `http://localhost:${site.port}`;
if (values.only !== "tasks") {
  console.log(`Phone, 4x slower processor, 1.6 Mbit/s, 150 ms; median of ${runs}.`);
  await measurePageLoads(browser, origin, routes, runs);
}
if (values.only !== "pages") await measureLongTasks(browser, origin, runs);
await browser.close();
await site.stop();

import type { Page } from "@playwright/test";
import { sum } from "#app/lib/sum.ts";
import { budgets } from "../support/budgets.ts";
import { recordFiles } from "../support/first-visit.ts";
import { type InstrumentName, instrumentOn } from "../support/instruments.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

const instrumentFiles =
  /\/assets\/((compiler|simulator|handshake|program)-instrument-|[\w-]+-worker-|[\w-]+-program-)/;

test.describe.configure({ timeout: 180_000 });

/** Opens the instrument and returns the scripts that it loads, by name, with their bytes as sent. */
async function recordScripts(page: Page, name: InstrumentName): Promise<Map<string, number>> {
  const { path, startButton, firstResult } = instrumentOn(page, name);
  const { files } = recordFiles(page);
  await openAndBoot(page, path);
  await startButton.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const pageFiles = new Set(files.splice(0).map((file) => file.path));
  expect([...pageFiles].filter((file) => instrumentFiles.test(file))).toEqual([]);
  await startButton.click();
  await expect(firstResult).toBeVisible();
  expect(files.some((file) => instrumentFiles.test(file.path))).toBe(true);
  // The page's own figures are lazy and may load in the meantime.
  const scripts = files.filter((file) => file.kind === "scripts" && !pageFiles.has(file.path));
  return new Map(scripts.map((file) => [file.path, file.size]));
}

const bytesOf = (files: ReadonlyMap<string, number>) => sum([...files.values()]);

test("nothing of the handshake instrument loads before it is asked for, and it keeps its budget", async ({
  page,
}) => {
  expect(bytesOf(await recordScripts(page, "handshake"))).toBeLessThanOrEqual(budgets.handshake);
});

test("nor of the compiler and the simulator, which keep theirs, alone and together", async ({
  page,
}) => {
  const compiler = await recordScripts(page, "compiler");
  const simulator = await recordScripts(page, "simulator");
  expect(bytesOf(compiler)).toBeLessThanOrEqual(budgets.circuitInstrument);
  expect(bytesOf(simulator)).toBeLessThanOrEqual(budgets.circuitInstrument);
  expect(bytesOf(new Map([...compiler, ...simulator]))).toBeLessThanOrEqual(
    budgets.circuitInstruments,
  );
});

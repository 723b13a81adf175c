import type { Page } from "@playwright/test";
import { budgets } from "../support/budgets.ts";
import { type InstrumentName, reachFor } from "../support/instruments.ts";
import { expect, test } from "../support/page.ts";

const instrumentFiles =
  /\/assets\/((compiler|simulator|handshake|program)-instrument-|use-program-run|[\w-]+-worker-|[\w-]+-program-)/;
const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((total, size) => total + size, 0);

test.describe.configure({ timeout: 180_000 });

async function reach(page: Page, name: InstrumentName) {
  const { before, added } = await reachFor(page, name);
  expect(before.filter((file) => instrumentFiles.test(file))).toEqual([]);
  expect([...added.keys()].some((file) => instrumentFiles.test(file))).toBe(true);
  return added;
}

test("nothing of the handshake instrument loads before it is asked for, and it keeps its budget", async ({
  page,
}) => {
  expect(sum(await reach(page, "handshake"))).toBeLessThanOrEqual(budgets.handshake);
});

test("nor of the compiler and the simulator, which keep theirs, alone and together", async ({
  page,
}) => {
  const compiler = await reach(page, "compiler");
  const simulator = await reach(page, "simulator");
  expect(sum(compiler)).toBeLessThanOrEqual(budgets.circuitInstrument);
  expect(sum(simulator)).toBeLessThanOrEqual(budgets.circuitInstrument);
  expect(sum(new Map([...compiler, ...simulator]))).toBeLessThanOrEqual(budgets.circuitInstruments);
});

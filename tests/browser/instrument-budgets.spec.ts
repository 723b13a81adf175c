import { limits } from "../../tooling/budgets.ts";
import {
  type InstrumentName,
  instrumentOn,
  instruments,
  reachFor,
} from "../support/instruments.ts";
import { expect, openBooted, test } from "../support/page.ts";

const instrumentFiles =
  /\/assets\/((compiler|simulator|handshake|program)-instrument-|use-program-run|[\w-]+-worker-|[\w-]+-program-)/;
const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((total, size) => total + size, 0);

test.describe.configure({ timeout: 180_000 });

for (const name of Object.keys(instruments) as InstrumentName[]) {
  test(`nothing of the ${name} instrument loads before it is asked for`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    const { path, start } = instrumentOn(page, name);
    await openBooted(page, path);
    await start.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((file) => instrumentFiles.test(file))).toEqual([]);
    const added = await reachFor(page, name);
    expect([...added.keys()].some((file) => instrumentFiles.test(file))).toBe(true);
  });
}

test("the handshake instrument keeps its budget", async ({ page }) => {
  expect(sum(await reachFor(page, "handshake"))).toBeLessThanOrEqual(limits.handshake);
});

test("the compiler instrument and the simulator instrument keep theirs, alone and together", async ({
  page,
}) => {
  const compiler = await reachFor(page, "compiler");
  const simulator = await reachFor(page, "simulator");
  expect(sum(compiler)).toBeLessThanOrEqual(limits.circuitInstrument);
  expect(sum(simulator)).toBeLessThanOrEqual(limits.circuitInstrument);
  expect(sum(new Map([...compiler, ...simulator]))).toBeLessThanOrEqual(limits.circuitInstruments);
});

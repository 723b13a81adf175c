import { limits } from "../../tooling/budgets.ts";
import { type BenchName, benches, benchOn, reachFor } from "../support/bench.ts";
import { expect, openBooted, test } from "../support/page.ts";

const instrumentFiles = /\/assets\/(bench-(?!sections)|use-bench|[\w-]+-worker-|[\w-]+-program-)/;
const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((total, size) => total + size, 0);

test.describe.configure({ timeout: 180_000 });

for (const name of Object.keys(benches) as BenchName[]) {
  test(`nothing of the ${name} bench loads before it is asked for`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    const { path, start } = benchOn(page, name);
    await openBooted(page, path);
    await start.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((file) => instrumentFiles.test(file))).toEqual([]);
    const added = await reachFor(page, name);
    expect([...added.keys()].some((file) => instrumentFiles.test(file))).toBe(true);
  });
}

test("the handshake bench keeps its budget", async ({ page }) => {
  expect(sum(await reachFor(page, "handshake"))).toBeLessThanOrEqual(limits.handshake);
});

test("the compiler bench and the simulator bench keep theirs, alone and together", async ({
  page,
}) => {
  const compiler = await reachFor(page, "compiler");
  const simulator = await reachFor(page, "simulator");
  expect(sum(compiler)).toBeLessThanOrEqual(limits.circuitBench);
  expect(sum(simulator)).toBeLessThanOrEqual(limits.circuitBench);
  expect(sum(new Map([...compiler, ...simulator]))).toBeLessThanOrEqual(limits.circuitBenches);
});

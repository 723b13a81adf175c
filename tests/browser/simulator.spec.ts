import { simulatorWords } from "#app/instruments/simulator/words.ts";
import numbers from "#app/quantum/pages/simulation/numbers.data.ts";
import { openSimulator, simulatorOn } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot } from "../support/page.ts";

const { methods, verdicts, outcomes, noise } = simulatorWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("holds what it says at rest, and opens there", async ({ page }) => {
  const { path, section, methodRadio, memoryRow } = simulatorOn(page);
  await openAndBoot(page, path);
  const memory = numbers.memory.methods.find(({ id }) => id === "mps")?.memory ?? "";
  await section.getByRole("link", { name: methods.mps.label }).click();
  await expect(methodRadio("mps")).toBeChecked();
  await expect(memoryRow("mps")).toContainText(memory);
});

test("draws the state, lets every shot of a seed fall, announces each result, and under noise lists errors too", async ({
  page,
}) => {
  const { section, presetRadio, outcomeRows, verdict, outcome } = await openSimulator(page);
  await presetRadio("ghz").check();
  await expect(outcomeRows).toHaveCount(2);
  await expect(outcomeRows.first()).toContainText("000");
  await expect(section).toContainText(outcomes.drawn("1,000", "1,000", 1));
  const hasInk = await section.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    return canvas.getContext("2d")?.getImageData(0, 0, width, height).data.some(Boolean);
  });
  expect(hasInk).toBe(true);
  const counts = () => outcomeRows.locator("td:last-child").allTextContents();
  const firstCounts = await counts();
  await section.getByRole("button", { name: simulatorWords.again }).click();
  await expect(section).toContainText(outcomes.drawn("1,000", "1,000", 2));
  await expect.poll(counts).not.toEqual(firstCounts);
  const announcements = () => section.getByRole("status").allTextContents();
  await expect.poll(announcements).toContainEqual(expect.stringContaining("111"));
  await section.getByRole("spinbutton", { name: simulatorWords.seed }).fill("77");
  await expect(section).toContainText(outcomes.drawn("1,000", "1,000", 77));
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("seed=77");

  await section.getByRole("slider", { name: noise.label }).press("End");
  await expect(section).toContainText(noise.note);
  await expect(verdict).toContainText(/^At least [\d,]+ of 1,000 shots/);
  // Visible noise is no failure, because it was asked for.
  await expect(verdict).toHaveAttribute("data-outcome", "open");
  await expect(verdict).not.toContainText(outcome);
  await expect(section).toContainText(outcomes.drawn("1,000", "1,000", 77));
  const errors = outcomeRows.filter({ has: page.locator('[data-never="true"]') });
  await expect(errors.first()).toBeVisible();
});

test("shows what each method would hold, and lets another take fifty qubits", async ({ page }) => {
  const { presetRadio, methodRadio, memoryRow, outcomeRows, verdict } = await openSimulator(page);
  await presetRadio("ghz50").check();
  await expect(verdict).toContainText("16 PiB");
  await memoryRow("stabilizer").getByRole("button").click();
  await expect(methodRadio("stabilizer")).toBeChecked();
  await expect(verdict).toContainText(verdicts.stabilizerAlone[0]);
  await expect(outcomeRows).toHaveCount(2);
  await presetRadio("ghz").check();
  await expect(verdict).toContainText(verdicts.stabilizer[0]);
  await methodRadio("mps").check();
  await expect(verdict).toContainText(verdicts.mpsExact[0]);
  await methodRadio("stabilizer").check();
  await presetRadio("grover").check();
  await expect(verdict).toContainText(/^Line 9, column 1: ccx is not a Clifford gate/);
});

test("runs a program that decides on its way, and says why it is counted", async ({ page }) => {
  const { section, presetRadio, outcomeRows, verdict, outcome } = await openSimulator(page);
  await presetRadio("teleportation").check();
  await expect(verdict).toContainText(verdicts.sampled[0]);
  await expect(outcomeRows).toHaveCount(4);
  await expect(section).toContainText(outcomes.order("arrived sent[1] sent[0]"));
  await expect(section).toContainText(/line 12, column 1: .*shot/i);
  // There are only measured bits, so there is no single state to draw.
  await expect(section.locator("canvas")).toHaveCount(0);
  await presetRadio("grover").check();
  await expect(verdict).toContainText(outcome);
  await expect(section.locator("canvas")).toHaveCount(1);
});

freshTest("does not say that the time for shots ended while they fall", async ({ page }) => {
  const { path, section } = simulatorOn(page);
  await page.addInitScript((stopped) => {
    new MutationObserver(() => {
      const isBusy = document.querySelector("[data-outcome][data-busy]") !== null;
      if (isBusy && document.querySelector("#simulator")?.textContent?.includes(stopped))
        document.documentElement.dataset.tooSoon = "true";
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, outcomes.stopped);
  await openAndBoot(page, `${path}#simulator?program=vqe&qubits=18&method=statevector&noise=5`);
  await expect(section).toContainText(outcomes.stopped, { timeout: 90_000 });
  expect(await page.evaluate(() => document.documentElement.dataset.tooSoon)).toBeUndefined();
});

import { programWords } from "#app/instruments/program/words.ts";
import { simulatorWords } from "#app/instruments/simulator/words.ts";
import numbers from "#app/quantum/pages/simulation/numbers.computed.ts";
import { openInstrument, simulatorOn } from "../support/instruments.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

const { methods, verdicts, outcomes, noise, held } = simulatorWords;

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
  const { section, presetRadio, outcomeRows, verdict, outcome } = await openInstrument(
    simulatorOn(page),
  );
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
  await section.getByRole("spinbutton", { name: programWords.seed }).fill("77");
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

test("a method is chosen in its row, and refuses a program by its place", async ({ page }) => {
  const { section, presetRadio, methodRadio, memoryRow, verdict } = await openInstrument(
    simulatorOn(page),
  );
  await presetRadio("ghz50").check();
  await memoryRow("stabilizer").getByRole("button").press("Enter");
  // Its time takes the button's place.
  await expect(section.getByRole("group", { name: held.caption })).toBeFocused();
  await expect(methodRadio("stabilizer")).toBeChecked();
  await expect(verdict).toContainText(verdicts.stabilizerAlone[0]);
  await presetRadio("grover").check();
  await expect(verdict).toContainText(/^Line 9, column 1: ccx is not a Clifford gate/);
});

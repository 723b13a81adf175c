import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import held from "#app/quantum/pages/simulation/memory-by-method.data.ts";
import { instruments, pasteText, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot } from "../support/page.ts";
import {
  editor,
  heldRow,
  method,
  openInstrument,
  outcomeRows,
  preset,
  section,
  smallestBond,
  verdict,
} from "../support/simulator.ts";

const { methods, verdicts, outcomes, chi, noise } = simulatorWords;
const { path } = instruments.simulator;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("holds what it says at rest, and opens there", async ({ page }) => {
  await openAndBoot(page, path);
  const memory = held.methods.find(({ id }) => id === "mps")?.memory ?? "";
  await section(page).getByRole("link", { name: methods.mps.label }).click();
  await expect(method(page, "mps")).toBeChecked();
  await expect(heldRow(page, "mps")).toContainText(memory);
});

test("shows a mistake where it is, and refuses what is too large", async ({ page }) => {
  await openInstrument(page);
  const wrong = `${qasmHead}qubit[2] q;\nh q[0];\nwhile (true) x q[0];\n`;
  await editor(page).fill(wrong);
  await expect(editor(page)).toHaveAttribute("aria-invalid", "true");
  await expect(section(page).getByRole("button", { name: /^line 5,/ })).toBeVisible();
  await expect(editor(page)).toHaveValue(wrong);
  await editor(page).fill(`${qasmHead}qubit[230] q;\nh q[0];\n`);
  await expect(verdict(page)).toContainText("230");
  await pasteText(editor(page), "h q;".repeat(250_000));
  await expect(verdict(page)).toContainText("1,000,000");
  await preset(page, "ghz").check();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
});

test("draws the state, lets every shot of a seed fall, and announces each result in its own words", async ({
  page,
}) => {
  await openInstrument(page);
  await preset(page, "ghz").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  await expect(outcomeRows(page).first()).toContainText("000");
  await expect(section(page)).toContainText(outcomes.drawn("1,000", "1,000", 1));
  const inked = await section(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value) => value > 0);
    });
  expect(inked).toBe(true);
  const counts = () => outcomeRows(page).locator("td:last-child").allTextContents();
  const first = await counts();
  await section(page).getByRole("button", { name: simulatorWords.again }).click();
  await expect(section(page)).toContainText(outcomes.drawn("1,000", "1,000", 2));
  await expect.poll(counts).not.toEqual(first);
  const said = () => section(page).getByRole("status").allTextContents();
  await expect.poll(said).toContainEqual(expect.stringContaining("111"));
  await section(page).getByRole("spinbutton", { name: simulatorWords.seed }).fill("77");
  await expect(section(page)).toContainText(outcomes.drawn("1,000", "1,000", 77));
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("seed=77");
});

test("shows what each method holds, and what a small bond loses", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "vqe").check();
  await smallestBond(page);
  await preset(page, "ghz").check();
  await page.getByRole("slider", { name: chi }).press("End");
  await expect(verdict(page)).toContainText(verdicts.mpsExact[0]);
  await method(page, "stabilizer").check();
  await expect(verdict(page)).toContainText(verdicts.stabilizer[0]);
  await preset(page, "grover").check();
  await expect(verdict(page)).toContainText(/^Line 9, column 1: ccx is not a Clifford gate/);
  await expect(section(page).getByRole("button", { name: /^line 9,/ })).toBeVisible();
});

test("lists what falls under noise, errors too, and calls none of it exact", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "ghz").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  const rate = section(page).getByRole("slider", { name: noise.label });
  await rate.focus();
  await page.keyboard.press("End");
  await expect(section(page)).toContainText(noise.note);
  await expect(verdict(page)).toContainText(/^At least [\d,]+ of 1,000 shots/);
  // Noise was asked for: that it shows is no failure.
  await expect(verdict(page)).toHaveAttribute("data-outcome", "open");
  await expect(verdict(page)).not.toContainText(verdicts.exact[0]);
  await expect(section(page)).toContainText(outcomes.drawn("1,000", "1,000", 1));
  const rows = await outcomeRows(page).evaluateAll((all) =>
    all.map((row) => ({
      isError: row.querySelector('[data-never="true"]') !== null,
      shots: Number(row.querySelector("td:last-child")?.textContent),
    })),
  );
  expect(rows.reduce((sum, { shots }) => sum + shots, 0)).toBe(1000);
  const errors = rows.filter(({ isError }) => isError).reduce((sum, { shots }) => sum + shots, 0);
  expect(errors).toBeGreaterThan(0);
  await expect(verdict(page)).toContainText(`${errors} `);
});

test("shows which method can hold fifty qubits, and runs it there", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "ghz50").check();
  await expect(verdict(page)).toContainText("16 PiB");
  await heldRow(page, "stabilizer").getByRole("button").click();
  await expect(method(page, "stabilizer")).toBeChecked();
  await expect(verdict(page)).toContainText(verdicts.stabilizerAlone[0]);
  await expect(outcomeRows(page)).toHaveCount(2);
});

test("runs a program that decides on its way, and says why it is counted", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "teleportation").check();
  await expect(verdict(page)).toContainText(verdicts.sampled[0]);
  await expect(outcomeRows(page)).toHaveCount(4);
  await expect(section(page)).toContainText(outcomes.order("arrived sent[1] sent[0]"));
  await expect(section(page)).toContainText(/line 12, column 1: .*shot/i);
  // Measured bits alone: there is no one state to draw.
  await expect(section(page).locator("canvas")).toHaveCount(0);
  await preset(page, "grover").check();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
  await expect(section(page).locator("canvas")).toHaveCount(1);
});

freshTest("does not say that the time for shots ended while they fall", async ({ page }) => {
  await page.addInitScript((stopped) => {
    new MutationObserver(() => {
      const isBusy = document.querySelector("[data-outcome][data-busy]") !== null;
      if (isBusy && document.querySelector("#simulator")?.textContent?.includes(stopped))
        document.documentElement.dataset.tooSoon = "true";
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, outcomes.stopped);
  await openAndBoot(page, `${path}#simulator?program=vqe&qubits=18&method=statevector&noise=5`);
  await expect(section(page)).toContainText(outcomes.stopped, { timeout: 90_000 });
  expect(await page.evaluate(() => document.documentElement.dataset.tooSoon)).toBeUndefined();
});

import type { Page } from "@playwright/test";
import { instrumentWords, runWords } from "#app/content/instruments.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import {
  afterReloadAndBack,
  expectFits,
  expectWorkerEnds,
  instruments,
  longGate,
  programInstrument,
  qasmHead,
} from "../support/instruments.ts";
import { expect, openBooted, test } from "../support/page.ts";

const { path } = instruments.simulator;
const { methods, verdicts, outcomes, chi, noise } = simulatorWords;

const { section, start, verdict, editor, preset } = programInstrument("simulator");
const method = (page: Page, id: keyof typeof methods) =>
  section(page).getByRole("radio", { name: new RegExp(`^${methods[id].label}`) });
const outcomeRows = (page: Page) => section(page).locator(".outcomes tbody tr");

async function openInstrument(page: Page) {
  await openBooted(page, path);
  await start(page).click();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
}

async function smallestBond(page: Page) {
  await method(page, "mps").check();
  await section(page).getByRole("slider", { name: chi }).press("Home");
  await expect(verdict(page)).toContainText(verdicts.mpsFar[0]);
}

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("draws the state and lets every shot of a seed fall", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "ghz").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  await expect(outcomeRows(page).first()).toContainText("000");
  await expect(section(page)).toContainText(`1,000 ${outcomes.of} 1,000`);
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
  await expect(section(page)).toContainText(`${outcomes.seed} 2`);
  await expect.poll(counts).not.toEqual(first);
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
  await expect(section(page).getByRole("button", { name: `${programWords.line} 9` })).toBeVisible();
});

test("lists what falls under noise, errors too, and calls none of it exact", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "ghz").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  const rate = section(page).getByRole("slider", { name: noise.label });
  await rate.focus();
  await page.keyboard.press("End");
  await expect(section(page)).toContainText(noise.note);
  await expect(verdict(page)).toContainText(verdicts.noisy[0]);
  await expect(verdict(page)).not.toContainText(verdicts.exact[0]);
  await expect(section(page)).toContainText(`1,000 ${outcomes.of} 1,000`);
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
  const tableau = section(page).locator(".held-table tr", { hasText: methods.stabilizer.label });
  await tableau.getByRole("button").click();
  await expect(method(page, "stabilizer")).toBeChecked();
  await expect(verdict(page)).toContainText(verdicts.stabilizerAlone[0]);
  await expect(outcomeRows(page)).toHaveCount(2);
});

test("runs a program that decides on its way, and says why it is counted", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "teleportation").check();
  await expect(verdict(page)).toContainText(verdicts.sampled[0]);
  await expect(outcomeRows(page)).toHaveCount(4);
  await expect(section(page)).toContainText(`${outcomes.order} arrived sent[1] sent[0]`);
  await expect(section(page)).toContainText(/line 12, column 1: .*shot/i);
  // Measured bits alone: there is no one state to draw.
  await expect(section(page).locator("canvas")).toHaveCount(0);
  await preset(page, "grover").check();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
  await expect(section(page).locator("canvas")).toHaveCount(1);
});

test("does not say that the time for shots ended while they fall", async ({ page }) => {
  await page.addInitScript((stopped) => {
    new MutationObserver(() => {
      const isBusy = document.querySelector(".result-line[data-busy]") !== null;
      if (isBusy && document.querySelector(".outcomes")?.textContent?.includes(stopped))
        document.documentElement.dataset.tooSoon = "true";
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, outcomes.stopped);
  await openBooted(page, `${path}#simulator?program=vqe&qubits=18&method=statevector&noise=5`);
  await expect(section(page)).toContainText(outcomes.stopped, { timeout: 90_000 });
  expect(await page.evaluate(() => document.documentElement.dataset.tooSoon)).toBeUndefined();
});

test("a seed is typed, and every result is announced in its own words", async ({ page }) => {
  await openInstrument(page);
  const said = () => section(page).getByRole("status").allTextContents();
  await preset(page, "ghz").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  await expect.poll(said).toContainEqual(expect.stringContaining("111"));
  await section(page).getByRole("spinbutton", { name: outcomes.seed }).fill("77");
  await expect(section(page)).toContainText(`${outcomes.seed} 77`);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("seed=77");
});

test("shows a mistake where it is, and refuses what is too large", async ({ page }) => {
  await openInstrument(page);
  const wrong = `${qasmHead}qubit[2] q;\nh q[0];\nwhile (true) x q[0];\n`;
  await editor(page).fill(wrong);
  await expect(editor(page)).toHaveAttribute("aria-invalid", "true");
  await expect(section(page).getByRole("button", { name: `${programWords.line} 5` })).toBeVisible();
  await expect(editor(page)).toHaveValue(wrong);
  await editor(page).fill(`${qasmHead}qubit[230] q;\nh q[0];\n`);
  await expect(verdict(page)).toContainText("230");
  await editor(page).fill("h q;".repeat(250_000));
  await expect(verdict(page)).toContainText("1,000,000");
  await preset(page, "ghz").check();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
});

test("keeps program and settings through reload and Back", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "estimation").check();
  await method(page, "mps").check();
  await section(page).getByRole("slider", { name: chi }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("chi=16");
  const check = async () => {
    await expect(preset(page, "estimation")).toBeChecked();
    await expect(method(page, "mps")).toBeChecked();
    await expect(section(page).getByRole("slider", { name: chi })).toHaveAttribute(
      "aria-valuetext",
      "16",
    );
  };
  await afterReloadAndBack(page, check);
});

test("can be canceled, and ends its worker with the page", async ({ page }) => {
  // Every shot of twenty noisy qubits takes seconds.
  await openBooted(page, `${path}#simulator?program=vqe&qubits=20&method=statevector&noise=5`);
  await section(page).getByRole("button", { name: runWords.cancel }).click();
  await expect(verdict(page)).toContainText(runWords.failures.canceled);
  await section(page).getByRole("button", { name: runWords.again }).click();
  await expectWorkerEnds(page);
});

test("a tab closed mid-run leaves the others alone", async ({ page, context }) => {
  const closing = await context.newPage();
  await openBooted(closing, `${path}#simulator?program=vqe&qubits=20&method=statevector&noise=5`);
  await expect(section(closing).getByRole("button", { name: runWords.cancel })).toBeVisible();
  await closing.close();
  await openInstrument(page);
});

test("is worked by keyboard alone, and announces its states", async ({ page }) => {
  await openBooted(page, path);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
  const status = section(page).getByRole("status");
  await expect(status.filter({ hasText: instrumentWords.ready })).toHaveCount(1);
  await expect(status.filter({ hasText: verdicts.exact[0] })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(preset(page, "grover")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(preset(page, "ghz")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{2}$/);
});

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px, has no small target and nothing that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInstrument(page);
    await preset(page, "vqe").check();
    await smallestBond(page);
    // A line longer than any screen, and as many bits as there can be.
    await editor(page).fill(`${qasmHead}qubit[20] q;\n${longGate}\n`);
    await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{20}$/);
    await expectFits(page, "simulator");
  });
}

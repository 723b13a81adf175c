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
  await preset(page, "bell").check();
  await expect(outcomeRows(page)).toHaveCount(2);
  await expect(outcomeRows(page).first()).toContainText("00");
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
  await smallestBond(page);
  await preset(page, "ghz").check();
  await page.getByRole("slider", { name: chi }).press("End");
  await expect(verdict(page)).toContainText(verdicts.mpsExact[0]);
  await method(page, "stabilizer").check();
  await expect(verdict(page)).toContainText(verdicts.stabilizer[0]);
  await preset(page, "toffoli").check();
  await expect(verdict(page)).toContainText("ccx is not a Clifford gate");
});

test("adds noise by trajectories", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "bell").check();
  const rate = section(page).getByRole("slider", { name: noise.label });
  await rate.focus();
  await page.keyboard.press("End");
  await expect(section(page)).toContainText(noise.note);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("noise=5");
});

test("shows a mistake where it is, and refuses what is too large", async ({ page }) => {
  await openInstrument(page);
  const wrong = `${qasmHead}qubit[2] q;\nh q[0];\nreset q[0];\n`;
  await editor(page).fill(wrong);
  await expect(editor(page)).toHaveAttribute("aria-invalid", "true");
  await expect(section(page).getByRole("button", { name: `${programWords.line} 5` })).toBeVisible();
  await expect(editor(page)).toHaveValue(wrong);
  await editor(page).fill(`${qasmHead}qubit[60] q;\nh q[0];\n`);
  await expect(verdict(page)).toContainText("60");
  await editor(page).fill("h q;".repeat(250_000));
  await expect(verdict(page)).toContainText("1,000,000");
  await preset(page, "bell").check();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
});

test("keeps program and settings through reload and Back", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "qft").check();
  await method(page, "mps").check();
  await section(page).getByRole("slider", { name: chi }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("chi=16");
  const check = async () => {
    await expect(preset(page, "qft")).toBeChecked();
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
  await expect(preset(page, "vqe")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(preset(page, "qaoa")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{4}$/);
});

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px, has no small target and nothing that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInstrument(page);
    await smallestBond(page);
    // A line longer than any screen, and as many bits as there can be.
    await editor(page).fill(`${qasmHead}qubit[20] q;\n${longGate}\n`);
    await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{20}$/);
    await expectFits(page, "simulator");
  });
}

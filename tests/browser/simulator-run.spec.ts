import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import held from "#app/quantum/pages/simulation/memory-by-method.data.ts";
import {
  afterReloadAndBack,
  expectFits,
  instruments,
  longGate,
  qasmHead,
} from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, openBooted } from "../support/page.ts";
import {
  editor,
  heldRow,
  method,
  openInstrument,
  outcomeRows,
  preset,
  section,
  smallestBond,
  start,
  verdict,
} from "../support/simulator.ts";

const { path } = instruments.simulator;
const { methods, verdicts, chi } = simulatorWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("holds what it says at rest, and opens there", async ({ page }) => {
  await openBooted(page, path);
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

test("is worked by keyboard alone", async ({ page }) => {
  await openBooted(page, path);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
  await page.keyboard.press("Tab");
  await expect(preset(page, "grover")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(preset(page, "ghz")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{2}$/);
});

test("fits every width, has no small target and nothing that axe finds", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openInstrument(page);
  await preset(page, "vqe").check();
  await smallestBond(page);
  // A line longer than any screen, and as many bits as there can be.
  await editor(page).fill(`${qasmHead}qubit[20] q;\n${longGate}\n`);
  await expect(outcomeRows(page).first().locator("code")).toHaveText(/^[01]{20}$/);
  await expectFits(page, "simulator");
});

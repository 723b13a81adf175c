import { randomCircuit } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { runWords } from "#app/instruments/words.ts";
import { compilerOn, openCompiler, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, holdFiles, openAndBoot } from "../support/page.ts";

const { devices } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("dims an older result at once, says what is under way, can be canceled, and ends its worker with the page", async ({
  page,
}) => {
  const { section, editor, verdict } = await openCompiler(page);
  // A program that takes long enough to be seen running.
  const longProgram = print(programOf(randomCircuit(16, 1500)));
  const firstFrame = await editor.evaluate(async (field: HTMLTextAreaElement, value) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const instrument = field.closest("[data-instrument]");
    let opacity = 1;
    let holder = instrument?.querySelector("table")?.parentElement;
    for (; holder; holder = holder.parentElement)
      opacity *= Number(getComputedStyle(holder).opacity);
    return { line: instrument?.querySelector("[data-outcome]")?.textContent ?? "", opacity };
  }, longProgram);
  expect(firstFrame.line).toContain(compilerWords.running);
  expect(firstFrame.opacity).toBeLessThan(0.5);
  const cancel = section.getByRole("button", { name: runWords.cancel });
  await expect(cancel).toBeInViewport();
  await expect(verdict).toContainText(new RegExp(`${compilerWords.running}, \\d+ s`));
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(verdict).toContainText(runWords.failures.canceled);
  await expect(verdict).toBeFocused();
  await expect(editor).toHaveValue(longProgram);
  await section.getByRole("button", { name: runWords.again }).click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a copied link opens the instrument, and is said to be copied until something changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { section, presetRadio, outcome } = await openCompiler(page);
  const { idle, copied } = runWords.link;
  const button = (label: string) => section.getByRole("button", { name: label, exact: true });
  await button(idle).click();
  await expect(button(copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await presetRadio("toffoli").check();
  await expect(button(idle)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(link);
  const other = compilerOn(otherTab);
  await expect(other.verdict).toContainText(outcome);
  await expect(other.presetRadio("parityPhase")).toBeChecked();
});

test("the still figure opens on the device or at the program that is pressed", async ({ page }) => {
  const { path, section, editor, choiceRadio, verdict, outcome } = compilerOn(page);
  await openAndBoot(page, path);
  await section.getByRole("link", { name: devices.ring, exact: true }).press("Enter");
  await expect(choiceRadio(devices.ring)).toBeChecked();
  await expect(verdict).toContainText(outcome);
  await expect(section).toBeFocused();
  await openAndBoot(page, path);
  await section.getByRole("link", { name: programWords.editor }).click();
  await expect(editor).toBeFocused();
});

test("says that a link is damaged", async ({ page }) => {
  const { path, section, presetRadio, verdict, outcome } = compilerOn(page);
  await openAndBoot(page, `${path}#compiler?program=own&text=broken`);
  await expect(section).toContainText(runWords.damaged);
  await expect(verdict).toContainText(outcome);
  await presetRadio("ghz").check();
  await expect(section).not.toContainText(runWords.damaged);
});

test("copies the compiled program, and only the one of what is asked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { path, section, startButton, editor, verdict, outcome } = compilerOn(page);
  const { idle, none } = compilerWords.copy;
  const copy = section.getByRole("button", { name: idle });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const release = await holdFiles(context, /circuit-worker/);
  await openAndBoot(page, path);
  await startButton.click();
  // This is tried before the first result.
  await expect(verdict).toContainText(compilerWords.running);
  await expect(copy).toBeDisabled();
  release();
  await expect(verdict).toContainText(outcome);
  await copy.click();
  expect(await clipboard()).toContain("// layout: q0->");
  // An older result stays visible and is called older.
  await editor.fill(`${qasmHead}qubit q;\nhh q;\n`);
  await expect(section).toContainText(runWords.stale);
  await expect(copy).toBeDisabled();
  await expect(section).toContainText(none);
  await editor.fill(`${qasmHead}qubit q;\nx q;\n`);
  await expect(copy).toBeEnabled();
  await copy.click();
  expect(await clipboard()).toContain("x q[0];");
});

test("calls a first answer so while the search goes on", async ({ page }) => {
  const { section, editor, verdict } = await openCompiler(page);
  await section.getByRole("radio", { name: compilerWords.level.choices.thorough }).check();
  await editor.fill(print(programOf(randomCircuit(6, 500))));
  const [before, after] = compilerWords.soFar("|").split("|");
  await expect(verdict).toContainText(new RegExp(`${before}\\d+ CX.+${after}`), {
    timeout: 60_000,
  });
  await expect(verdict).not.toContainText(compilerWords.verdicts.proved.lead);
  await expect(verdict).toContainText(compilerWords.verdicts.proved.lead, { timeout: 90_000 });
});

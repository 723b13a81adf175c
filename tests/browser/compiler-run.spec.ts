import { runWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import {
  choice,
  editor,
  long,
  openInstrument,
  pass,
  preset,
  row,
  section,
  start,
  verdict,
} from "../support/compiler.ts";
import {
  expectFits,
  expectWorkerEnds,
  instruments,
  longGate,
  qasmHead,
} from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, openBooted } from "../support/page.ts";

const { devices, passes, results, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("dims an older result at once, says what is under way, can be canceled, and ends its worker with the page", async ({
  page,
}) => {
  await openInstrument(page);
  const first = await editor(page).evaluate(async (field: HTMLTextAreaElement, value) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const own = field.closest("[data-instrument]");
    let opacity = 1;
    for (
      let at: Element | null | undefined = own?.querySelector("table");
      at;
      at = at.parentElement
    )
      opacity *= Number(getComputedStyle(at).opacity);
    return { line: own?.querySelector("[data-outcome]")?.textContent ?? "", opacity };
  }, long);
  expect(first.line).toContain(compilerWords.running);
  expect(first.opacity).toBeLessThan(0.5);
  const cancel = section(page).getByRole("button", { name: runWords.cancel });
  await expect(cancel).toBeInViewport();
  await expect(verdict(page)).toContainText(new RegExp(`${compilerWords.running}, \\d+ s`));
  const doing = Object.values(compilerWords.doing).join("|");
  const left = runWords.left(0).replace("0", "\\d+");
  await expect(verdict(page)).toContainText(new RegExp(`(${doing}), ${left}`));
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(runWords.failures.canceled);
  await expect(verdict(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(long);
  await section(page).getByRole("button", { name: runWords.again }).click();
  await expectWorkerEnds(page);
});

test("the focus stays where a pass has none before it", async ({ page }) => {
  await openInstrument(page);
  await pass(page, "canceled").check();
  const previous = section(page).getByRole("button", { name: passes.previous });
  await previous.click();
  await expect(pass(page, "written")).toBeChecked();
  await expect(previous).toBeFocused();
});

test("is worked by keyboard alone", async ({ page }) => {
  await openBooted(page, instruments.compiler.path);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await page.keyboard.press("Tab");
  await expect(preset(page, "parityPhase")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(preset(page, "ghz")).toBeChecked();
  await expect(row(page, results.names.ours)).toContainText("line-3");
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("slider", { name: programWords.qubits })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, devices.ring)).toBeChecked();
  await expect(row(page, results.names.ours)).toContainText("ring-3");
});

test("fits every width, has no small target and nothing that axe finds", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openInstrument(page);
  // A line longer than any screen, and a device that is too small.
  await editor(page).fill(`${qasmHead}qubit[5] q;\n${longGate}\n`);
  await expect(row(page, results.names.ours)).toContainText("line-5");
  await choice(page, devices.edges).check();
  await expect(section(page)).toContainText(runWords.stale);
  await expectFits(page, "compiler");
});

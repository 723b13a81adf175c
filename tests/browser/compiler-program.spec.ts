import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import {
  choice,
  codeLine,
  editor,
  lit,
  openInstrument,
  preset,
  row,
  section,
  verdict,
} from "../support/compiler.ts";
import { pasteText, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect } from "../support/page.ts";

const { devices, results, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("takes the visitor's own program, and shows a mistake where it is", async ({ page }) => {
  await openInstrument(page);
  await editor(page).fill(`${qasmHead}qubit[3] mine;\nccx mine[0], mine[1], mine[2];\n`);
  await expect(preset(page, "own")).toBeChecked();
  await expect(row(page, results.names.ours)).toContainText("line-3");
  const wrong = `${qasmHead}qubit[2] q;\nh q[0];\ncx q[0], r[1];\n`;
  await editor(page).fill(wrong);
  await expect(editor(page)).toHaveAttribute("aria-invalid", "true");
  const place = section(page).getByRole("button", { name: /^line 5,/ });
  await place.click();
  await expect(editor(page)).toBeFocused();
  const selected = await editor(page).evaluate(
    (field: HTMLTextAreaElement) => field.selectionStart,
  );
  expect(wrong.slice(0, selected).split("\n").length).toBe(5);
  await expect(editor(page)).toHaveValue(wrong);
  await preset(page, "ghz").check();
  await preset(page, "own").check();
  await expect(editor(page)).toHaveValue(wrong);
});

test("compiles around measurements and branches, and says what it took literally", async ({
  page,
}) => {
  await openInstrument(page);
  const gates = "ry(1/2) q[0];\ncx q[0], q[2];\nc[0] = measure q[0];\nif (c[0]) x q[2];";
  await editor(page).fill(`${qasmHead}qubit[3] q;\nbit[2] c;\n${gates}\nc[1] = measure q[2];\n`);
  await expect(row(page, results.names.ours)).toContainText("line-3");
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  const notes = section(page).getByText(/^Line \d+, column \d+: /);
  await expect(notes).toHaveText([/^Line 5, column 5: /, /^Line 8, column 1: /]);
  const branch = codeLine(page).filter({ hasText: "if (c[0])" });
  await branch.focus();
  await expect(lit(page)).toHaveText("if");
});

test("an own program outlives one that is begun from a preset", async ({ page }) => {
  await openInstrument(page);
  const mine = `${qasmHead}qubit[2] mine;\nh mine[0];\n`;
  await editor(page).fill(mine);
  await preset(page, "toffoli").check();
  await editor(page).press("End");
  await page.keyboard.type("// another");
  await expect(preset(page, "own")).toBeChecked();
  const another = await editor(page).inputValue();
  const bringBack = section(page).getByRole("button", { name: programWords.bringBack });
  await bringBack.click();
  await expect(editor(page)).toHaveValue(mine);
  await bringBack.click();
  await expect(editor(page)).toHaveValue(another);
});

test("leads to a fault far below, and marks it behind a tab", async ({ page }) => {
  await openInstrument(page);
  const gates = Array.from({ length: 200 }, () => "h q[0];").join("\n");
  await pasteText(editor(page), `${qasmHead}qubit[2] q;\n${gates}\n\thh q[0];\n`);
  await section(page)
    .getByRole("button", { name: /^line 204,/ })
    .click();
  const mark = section(page).locator("mark");
  await expect(mark).toBeInViewport();
  const column = await mark.evaluate((own: HTMLElement) => own.offsetLeft);
  // A tab is four columns wide, a letter at least six pixels.
  expect(column).toBeGreaterThan(20);
});

test("refuses sixty qubits and a device in pieces, with the reason", async ({ page }) => {
  await openInstrument(page);
  await editor(page).fill(`${qasmHead}qubit[60] q;\nh q[0];\n`);
  await expect(verdict(page)).toContainText("60");
  await preset(page, "parityPhase").check();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await choice(page, devices.edges).check();
  await section(page).getByLabel(compilerWords.edges.label).fill("0-1, 2-3");
  await expect(verdict(page)).toContainText("pieces");
  await expect(section(page).getByLabel(compilerWords.edges.label)).toHaveValue("0-1, 2-3");
  await section(page).getByLabel(compilerWords.edges.label).fill("0-1 1-2;\n2-3");
  await expect(row(page, results.names.ours)).toContainText(devices.edges);
});

test("a program without two-qubit gates is not said to have lost them", async ({ page }) => {
  await openInstrument(page);
  await editor(page).fill(`${qasmHead}qubit[2] q;\nh q;\n`);
  await expect(verdict(page)).toContainText(
    compilerWords.line("CX", { naive: 0, sabre: 0, ours: 0 }, 1),
  );
});

import { compilerWords } from "#app/instruments/compiler/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { openCompiler, pasteText, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect } from "../support/page.ts";

const { devices, results } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("takes the visitor's own program, which outlives one that is begun from a preset", async ({
  page,
}) => {
  const { section, editor, presetRadio, costRow } = await openCompiler(page);
  const ownProgram = `${qasmHead}qubit[3] mine;\nccx mine[0], mine[1], mine[2];\n`;
  await editor.fill(ownProgram);
  await expect(presetRadio("own")).toBeChecked();
  await expect(costRow(results.names.ours)).toContainText("line-3");
  await presetRadio("toffoli").check();
  await presetRadio("own").check();
  await expect(editor).toHaveValue(ownProgram);
  await presetRadio("toffoli").check();
  await editor.press("End");
  await page.keyboard.type("// another");
  await expect(presetRadio("own")).toBeChecked();
  const another = await editor.inputValue();
  const bringBack = section.getByRole("button", { name: programWords.bringBack });
  await bringBack.click();
  await expect(editor).toHaveValue(ownProgram);
  await bringBack.click();
  await expect(editor).toHaveValue(another);
});

test("leads to a mistake and keeps it, also far below, and marks it behind a tab", async ({
  page,
}) => {
  const { section, editor } = await openCompiler(page);
  const faultyProgram = `${qasmHead}qubit[2] q;\nh q[0];\ncx q[0], r[1];\n`;
  await editor.fill(faultyProgram);
  await expect(editor).toHaveAttribute("aria-invalid", "true");
  await section.getByRole("button", { name: /^line 5,/ }).click();
  await expect(editor).toBeFocused();
  const cursor = await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect(faultyProgram.slice(0, cursor).split("\n").length).toBe(5);
  await expect(editor).toHaveValue(faultyProgram);
  await pasteText(editor, `${qasmHead}qubit[2] q;\n${"h q[0];\n".repeat(200)}\thh q[0];\n`);
  await section.getByRole("button", { name: /^line 204,/ }).click();
  const mark = section.locator("mark");
  await expect(mark).toBeInViewport();
  // A tab is four columns wide, a letter at least six pixels.
  expect(await mark.evaluate((element: HTMLElement) => element.offsetLeft)).toBeGreaterThan(20);
});

test("compiles around measurements and branches, and says what it took literally", async ({
  page,
}) => {
  const { section, editor, costRow, verdict, outcome, codeLines, activeGate } =
    await openCompiler(page);
  const gates = "ry(1/2) q[0];\ncx q[0], q[2];\nc[0] = measure q[0];\nif (c[0]) x q[2];";
  await editor.fill(`${qasmHead}qubit[3] q;\nbit[2] c;\n${gates}\nc[1] = measure q[2];\n`);
  await expect(costRow(results.names.ours)).toContainText("line-3");
  await expect(verdict).toContainText(outcome);
  const notes = section.getByText(/^Line \d+, column \d+: /);
  await expect(notes).toHaveText([/^Line 5, column 5: /, /^Line 8, column 1: /]);
  await codeLines.filter({ hasText: "if (c[0])" }).focus();
  await expect(activeGate).toHaveText("if");
});

test("refuses sixty qubits and a device in pieces, with the reason, and claims no gates that never were", async ({
  page,
}) => {
  const { section, editor, presetRadio, choiceRadio, costRow, verdict, outcome } =
    await openCompiler(page);
  await editor.fill(`${qasmHead}qubit[60] q;\nh q[0];\n`);
  await expect(verdict).toContainText("60");
  await editor.fill(`${qasmHead}qubit[2] q;\nh q;\n`);
  await expect(verdict).toContainText(compilerWords.line("CX", { naive: 0, sabre: 0, ours: 0 }, 1));
  await presetRadio("parityPhase").check();
  await expect(verdict).toContainText(outcome);
  await choiceRadio(devices.edges).check();
  const edges = section.getByLabel(compilerWords.edges.label);
  await edges.fill("0-1, 2-3");
  await expect(verdict).toContainText("pieces");
  await expect(edges).toHaveValue("0-1, 2-3");
  await edges.fill("0-1 1-2;\n2-3");
  await expect(costRow(results.names.ours)).toContainText(devices.edges);
});

import { execFileSync } from "node:child_process";
import { randomCircuit } from "@adyakshar/quantum/circuit";
import type { Baselines } from "@adyakshar/quantum/compiler";
import { presetText, print, programOf } from "@adyakshar/quantum/qasm";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { runWords } from "#app/instruments/kit/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { compilerOn, openInstrument, qasmHead } from "../support/instruments.ts";
import { expect, holdFiles, openAndBoot, test } from "../support/page.ts";

const { devices, passes, results, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("takes the visitor's own program, which outlives one that is begun from a preset", async ({
  page,
}) => {
  const { section, editor, presetRadio, costRow } = await openInstrument(compilerOn(page));
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
  const { section, editor } = await openInstrument(compilerOn(page));
  const faultyProgram = `${qasmHead}qubit[2] q;\nh q[0];\ncx q[0], r[1];\n`;
  await editor.fill(faultyProgram);
  await expect(editor).toHaveAttribute("aria-invalid", "true");
  await section.getByRole("button", { name: /^line 5,/ }).click();
  await expect(editor).toBeFocused();
  const cursor = await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect(faultyProgram.slice(0, cursor).split("\n").length).toBe(5);
  await expect(editor).toHaveValue(faultyProgram);
  await editor.fill(`${qasmHead}qubit[2] q;\n${"h q[0];\n".repeat(200)}\thh q[0];\n`);
  await section.getByRole("button", { name: /^line 204,/ }).click();
  const mark = section.locator("mark");
  await expect(mark).toBeInViewport();
  // A tab is four columns wide, a letter at least six pixels.
  expect(await mark.evaluate((element: HTMLElement) => element.offsetLeft)).toBeGreaterThan(20);
});

test("says what it took literally, and shows a branch as a gate", async ({ page }) => {
  const { section, editor, codeLines, activeGate } = await openInstrument(compilerOn(page));
  const gates = "ry(1/2) q[0];\ncx q[0], q[2];\nc[0] = measure q[0];\nif (c[0]) x q[2];";
  await editor.fill(`${qasmHead}qubit[3] q;\nbit[2] c;\n${gates}\nc[1] = measure q[2];\n`);
  const notes = section.getByText(/^Line \d+, column \d+: /);
  await expect(notes).toHaveText([/^Line 5, column 5: /, /^Line 8, column 1: /]);
  await codeLines.filter({ hasText: "if (c[0])" }).focus();
  await expect(activeGate).toHaveText("if");
});

test("takes a device of the visitor's own, without what does not hang together, and says so", async ({
  page,
}) => {
  const { section, choiceRadio, costRow, verdict } = await openInstrument(compilerOn(page));
  await choiceRadio(devices.edges).check();
  const edges = section.getByLabel(compilerWords.edges.label);
  await edges.fill("0-1, 2-3");
  await expect(verdict).toContainText("only 2");
  await expect(edges).toHaveValue("0-1, 2-3");
  await edges.fill("[(0, 1), (1, 2), (2, 3), (6, 7)]");
  await expect(costRow(results.names.ours)).toContainText(devices.edges);
  await expect(section).toContainText(compilerWords.leftOut([4, 5, 6, 7]));
});

test("dims an older result at once, says what is under way, can be canceled, and ends its worker with the page", async ({
  page,
}) => {
  const { section, editor, verdict } = await openInstrument(compilerOn(page));
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

test("saves the compiled program, as QIR too, and its picture", async ({ page }) => {
  const { section } = await openInstrument(compilerOn(page));
  const { qasm, qir, svg } = compilerWords.download;
  for (const [name, begin] of [
    [qasm, /^OPENQASM 3/],
    [qir, /define i64 @main/],
    [svg, /^<svg[\s\S]*stroke="rgb/],
  ] as const) {
    const saved = page.waitForEvent("download");
    await section.getByRole("button", { name, exact: true }).click();
    const stream = await (await saved).createReadStream();
    const chunks = await stream.toArray();
    expect(Buffer.concat(chunks).toString("utf8")).toMatch(begin);
  }
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

test("names every baseline, shows of a line its gate and of a gate its line and angle, and steps through the passes", async ({
  page,
}) => {
  const { section, passRadio, costRow, compiledFigure, gates, activeGate, codeList, codeLines } =
    await openInstrument(compilerOn(page));
  for (const name of Object.values(results.names)) await expect(costRow(name)).toHaveCount(1);
  await codeLines.nth(3).hover();
  await expect(activeGate).toHaveCount(1);
  await expect(activeGate).toHaveAttribute("data-gate", "3");
  await codeLines.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(codeLines.nth(1)).toBeFocused();
  await expect(activeGate).toHaveAttribute("data-gate", "1");
  await gates.last().dispatchEvent("pointerdown");
  const index = Number(await gates.last().getAttribute("data-gate"));
  await expect(codeList.locator("[data-active]")).toHaveText(
    await codeLines.nth(index).innerText(),
  );
  await gates.filter({ hasText: "T" }).first().dispatchEvent("pointerdown");
  await expect(section.getByText(/°\s+·\s+step \d+$/)).toBeVisible();

  await passRadio("written").check();
  await expect(compiledFigure).toContainText(passes.names.written);
  const gatesAsWritten = await gates.count();
  await codeLines.last().focus();
  await passRadio("written").press("ArrowRight");
  await expect(passRadio("canceled")).toBeChecked();
  await expect(compiledFigure).toContainText(passes.names.canceled);
  expect(await gates.count()).toBeLessThan(gatesAsWritten);
  // The line that had the focus is not in the shorter program, and Tab still finds one.
  await expect(codeList.locator("button[tabindex='0']")).toHaveCount(1);
  await compiledFigure.locator("summary").click();
  await expect(compiledFigure.getByRole("table")).toBeVisible();
});

test("comes to a verdict on its own largest program", async ({ page }) => {
  const { path, section, verdict } = compilerOn(page);
  await openAndBoot(page, `${path}#compiler?program=qft&qubits=20&device=grid`);
  await expect(verdict).toContainText(verdicts["not refuted"].lead, { timeout: 60_000 });
  // The note says how much was compared and that this proves nothing.
  await expect(section).toContainText(
    /Not refuted: \d+ random states? of 20.* That is not a proof/,
  );
});

test("counts too large for dots are bars, and a long result is printed as a whole, without what makes another", async ({
  page,
}) => {
  const { path, section, editor, costRow, verdict, compiledFigure, codeList } = compilerOn(page);
  await page.setViewportSize({ width: 794, height: 1123 });
  await openAndBoot(page, `${path}#compiler?program=qft&qubits=8`);
  await expect(costRow(results.names.ours)).toContainText("line-8");
  for (const name of [results.names.naive, results.names.ours]) {
    const bar = await costRow(name).locator("svg > *").boundingBox();
    expect(bar?.width).toBeGreaterThan(20);
    expect(bar?.height).toBeGreaterThan(3);
  }
  await page.emulateMedia({ media: "print" });
  await expect(verdict).toBeVisible();
  await expect(compiledFigure).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(section.getByRole("button", { name: compilerWords.copy.idle })).toBeHidden();
  for (const frame of [compiledFigure.getByRole("region"), codeList]) {
    const hiddenPixels = await frame.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect(Math.max(...hiddenPixels)).toBeLessThanOrEqual(1);
  }
});

test("the example has one count on its page, in the instrument and on the command line", async ({
  page,
}) => {
  const command = [
    "packages/quantum/bin/compile.ts",
    "--device",
    "line-4",
    "--json",
    "--baselines",
  ];
  const input = presetText("parityPhase", 4);
  const report = execFileSync(process.execPath, command, { encoding: "utf8", input });
  const { counts: ours, baselines }: { counts: Baselines["naive"]; baselines: Baselines } =
    JSON.parse(report);
  const { sabre } = baselines;
  const { path, section, startButton, verdict, compiledFigure } = compilerOn(page);
  const numerals = section.getByLabel(compilerWords.numeralsLabel).locator("dd:visible");
  const counts = [`${ours.twoQubit}`, /^\d+$/, /^\d+$/, `${sabre.twoQubit}`];
  await openAndBoot(page, path);
  await expect(numerals).toHaveText(counts);
  await startButton.click();
  await expect(verdict).toBeVisible();
  await expect(numerals).toHaveText(counts);
  await expect(verdict).toContainText(compilerWords.short(ours.depth));
  await expect(compiledFigure).toContainText(compilerWords.counts(ours.depth, ours.twoQubit));
});

import { execFileSync } from "node:child_process";
import type { Baselines } from "@adyakshar/quantum/compiler";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { presetText } from "#app/instruments/program/presets.ts";
import { compilerOn, openCompiler } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot } from "../support/page.ts";

const { passes, results, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("names every baseline, shows of a line its gate and of a gate its line and angle, and steps through the passes", async ({
  page,
}) => {
  const { section, passRadio, costRow, compiledFigure, gates, activeGate, codeList, codeLines } =
    await openCompiler(page);
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
  await section.getByRole("button", { name: passes.next }).click();
  await expect(compiledFigure).toContainText(passes.names.canceled);
  expect(await gates.count()).toBeLessThan(gatesAsWritten);
  // The focus stays on the button, although the first pass has none before it.
  const previous = section.getByRole("button", { name: passes.previous });
  await previous.click();
  await expect(passRadio("written")).toBeChecked();
  await expect(previous).toBeFocused();
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

freshTest("a depth that a search makes smaller is not shown for a moment", async ({ page }) => {
  const { section, presetRadio, costRow, verdict, firstResult } = await openCompiler(page);
  const settled = await firstResult.innerText();
  await presetRadio("ghz").check();
  await expect(costRow(results.names.ours)).toContainText("line-3");
  // The clock is stopped, so what waits for it is never shown.
  await page.clock.install();
  await section.evaluate((element) => {
    const shown: (string | null | undefined)[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() =>
      shown.push(element.querySelector("[data-outcome] strong")?.textContent),
    ).observe(element, { subtree: true, childList: true, characterData: true });
  });
  await presetRadio("parityPhase").check();
  await page.clock.runFor(300);
  await expect(verdict).toContainText(settled);
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  const ofThisProgram = shown.filter((text) => text?.startsWith(settled.split(" ")[0]));
  expect(new Set(ofThisProgram)).toEqual(new Set([settled]));
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
  await expect(section.getByRole("button", { name: passes.next })).toBeHidden();
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
  const report: { counts: Baselines["naive"]; baselines: Baselines } = JSON.parse(
    execFileSync(
      process.execPath,
      ["packages/quantum/bin/compile.ts", "--device", "line-4", "--json"],
      { encoding: "utf8", input: presetText("parityPhase", 4) },
    ),
  );
  const { counts: ours, baselines } = report;
  const { naive, sabre } = baselines;

  const { path, startButton, verdict, compiledFigure } = compilerOn(page);
  await openAndBoot(page, path);
  await expect(page.locator("main dl").first().locator("dd")).toHaveText([
    new RegExp(`^${sabre.twoQubit}→ to ${ours.twoQubit}$`),
    new RegExp(`^${sabre.depth}→ to ${ours.depth}$`),
  ]);

  await startButton.click();
  const line = compilerWords.line(
    "CX",
    { naive: naive.twoQubit, sabre: sabre.twoQubit, ours: ours.twoQubit },
    ours.depth,
  );
  // Before its full stop the instrument adds what other compilers need.
  await expect(verdict).toContainText(line.replace(/\.$/, ""));
  await expect(compiledFigure).toContainText(compilerWords.counts(ours.depth, ours.twoQubit));
});

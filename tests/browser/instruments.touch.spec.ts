import type { Locator } from "@playwright/test";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { runWords } from "#app/instruments/kit/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { compilerOn, instrumentNames, instrumentOn } from "../support/instruments.ts";
import { expect, openAndBoot, test } from "../support/page.ts";
import { smallTargets } from "../support/reach.ts";

test.describe.configure({ timeout: 120_000 });

for (const name of instrumentNames) {
  test(`${name}: no target is too small, and a result shows after a press`, async ({ page }) => {
    const { path, section, verdict, firstResult, editor } = instrumentOn(page, name);
    await openAndBoot(page, `${path}#${name}?`);
    await expect(firstResult).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    if (name !== "handshake") await expectWordsBelow(section, editor);
    const radios = section.getByRole("radio");
    await radios.nth(1).scrollIntoViewIfNeeded();
    await radios.nth(1).check();
    await expect(firstResult).toBeInViewport();
    // Tapped by its position, because the driver would first scroll the line away from the edge where it sticks.
    const show = await verdict.first().getByRole("button", { name: runWords.show }).boundingBox();
    if (!show) throw new Error("there is no button to show the result");
    await page.touchscreen.tap(show.x + show.width / 2, show.y + show.height / 2);
    const result = section.locator("[data-outcome] + [tabindex] p").first();
    await expect(result).toBeInViewport();
    const [first, last] = [await radios.first().boundingBox(), await result.boundingBox()];
    const screens = ((last?.y ?? 0) - (first?.y ?? 0)) / (page.viewportSize()?.height ?? 1);
    expect(screens).toBeLessThan(2);
  });
}

/** Below the editor stand how many lines it has, and folded what it reads. */
async function expectWordsBelow(section: Locator, editor: Locator) {
  const accepted = section.getByText(programWords.accepted(0, 0).split("0")[0]);
  await expect(accepted).toBeHidden();
  await section.locator("summary", { hasText: programWords.fold }).tap();
  await expect(accepted).toBeVisible();
  const lines = (await editor.inputValue()).trimEnd().split("\n").length;
  const whole = section.getByRole("button", { name: programWords.allLines(lines), exact: true });
  await expect(whole).toBeVisible();
}

test("the names of wires from q10 on are whole", async ({ page }) => {
  const { path, section } = compilerOn(page);
  await openAndBoot(page, `${path}#compiler?program=ghz&qubits=14`);
  const names = section.locator("svg text").filter({ hasText: "q13" });
  await expect(names.first()).toBeAttached();
  const margins = await names.evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right } = text.getBoundingClientRect();
      const frame = (text as SVGElement).ownerSVGElement?.getBoundingClientRect();
      return frame ? Math.min(left - frame.left, frame.right - right) : -1;
    }),
  );
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(0);
});

test("a line that is tapped shows its gate, wherever the drawing was scrolled to", async ({
  page,
}) => {
  const { path, costRow, compiledFigure, gates, activeGate, codeLines } = compilerOn(page);
  await openAndBoot(page, `${path}#compiler?program=qft&qubits=8`);
  await expect(costRow(compilerWords.results.names.ours)).toContainText("line-8");
  const lastGate = Number(await gates.last().getAttribute("data-gate"));
  for (const gate of [lastGate, 0]) {
    await codeLines.nth(gate).tap();
    await expect(activeGate).toHaveAttribute("data-gate", `${gate}`);
    const frame = await compiledFigure.getByRole("region").boundingBox();
    const box = await activeGate.boundingBox();
    const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
    expect(left).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect(right).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

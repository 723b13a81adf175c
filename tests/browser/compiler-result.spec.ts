import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import {
  after,
  codeLine,
  codeLines,
  editor,
  lit,
  openInstrument,
  pass,
  preset,
  row,
  section,
  verdict,
} from "../support/compiler.ts";
import { instruments } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot } from "../support/page.ts";

const { passes, results, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("names every baseline, and steps through the passes", async ({ page }) => {
  await openInstrument(page);
  for (const name of Object.values(results.names)) await expect(row(page, name)).toHaveCount(1);
  const drawing = after(page);
  await pass(page, "written").check();
  await expect(drawing).toContainText(passes.names.written);
  const gates = await drawing.locator("[data-gate]").count();
  await section(page).getByRole("button", { name: passes.next }).click();
  await expect(drawing).toContainText(passes.names.canceled);
  expect(await drawing.locator("[data-gate]").count()).toBeLessThan(gates);
  // The focus stays where a pass has none before it.
  const previous = section(page).getByRole("button", { name: passes.previous });
  await previous.click();
  await expect(pass(page, "written")).toBeChecked();
  await expect(previous).toBeFocused();
  await drawing.locator("summary").click();
  await expect(drawing.getByRole("table")).toBeVisible();
});

test("comes to a verdict on its own largest program", async ({ page }) => {
  const link = "#compiler?program=qft&qubits=20&device=grid";
  await openAndBoot(page, `${instruments.compiler.path}${link}`);
  await expect(verdict(page)).toContainText(verdicts["not refuted"].lead, { timeout: 60_000 });
  // How much was compared, and that it proves nothing.
  await expect(section(page)).toContainText(
    /Not refuted: \d+ random states? of 20.* That is not a proof/,
  );
});

freshTest("a depth that a search makes smaller is not shown for a moment", async ({ page }) => {
  await openInstrument(page);
  const said = await verdict(page).locator("strong").innerText();
  await preset(page, "ghz").check();
  await expect(row(page, results.names.ours)).toContainText("line-3");
  // Time stands still: what waits for it is never shown.
  await page.clock.install();
  await section(page).evaluate((own) => {
    const seen: (string | null | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.push(own.querySelector("[data-outcome] strong")?.textContent),
    ).observe(own, { subtree: true, childList: true, characterData: true });
  });
  await preset(page, "parityPhase").check();
  await page.clock.runFor(300);
  await expect(verdict(page)).toContainText(said);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const ofThis = seen.filter((text) => text?.startsWith(said.split(" ")[0]));
  expect(new Set(ofThis)).toEqual(new Set([said]));
});

test("a line shows its gate, and a gate its line and angle", async ({ page }) => {
  await openInstrument(page);
  const line = codeLine(page);
  await line.nth(3).hover();
  await expect(lit(page)).toHaveCount(1);
  await expect(lit(page)).toHaveAttribute("data-gate", "3");
  await line.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(line.nth(1)).toBeFocused();
  await expect(lit(page)).toHaveAttribute("data-gate", "1");
  const last = after(page).locator("[data-gate]").last();
  await last.dispatchEvent("pointerdown");
  const index = Number(await last.getAttribute("data-gate"));
  await expect(codeLines(page).locator("[data-active]")).toHaveText(
    await line.nth(index).innerText(),
  );
  const phase = after(page).locator("[data-gate]").filter({ hasText: "T" });
  await phase.first().dispatchEvent("pointerdown");
  await expect(section(page).getByText(/°\s+·\s+step \d+$/)).toBeVisible();
});

test("counts too large for dots are bars, and a long result is printed as a whole, without what makes another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openAndBoot(page, `${instruments.compiler.path}#compiler?program=qft&qubits=8`);
  await expect(row(page, results.names.ours)).toContainText("line-8");
  for (const name of [results.names.naive, results.names.ours]) {
    const bar = await row(page, name).locator("svg > *").boundingBox();
    expect(bar?.width).toBeGreaterThan(20);
    expect(bar?.height).toBeGreaterThan(3);
  }
  await page.emulateMedia({ media: "print" });
  await expect(verdict(page)).toBeVisible();
  await expect(after(page)).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await expect(section(page).getByRole("button", { name: passes.next })).toBeHidden();
  for (const frame of [after(page).getByRole("region"), codeLines(page)]) {
    const cut = await frame.evaluate((own) => [
      own.scrollWidth - own.clientWidth,
      own.scrollHeight - own.clientHeight,
    ]);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  }
});

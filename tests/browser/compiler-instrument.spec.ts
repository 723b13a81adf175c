import type { Page } from "@playwright/test";
import { instrumentWords, runWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { randomCircuit } from "#app/engine/circuit/families.ts";
import { print, programOf } from "#app/engine/qasm/print.ts";
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

const { results, verdicts, passes, devices } = compilerWords;
const { section, start, verdict, editor, choice, preset } = programInstrument("compiler");
/** Long enough to be caught at work. */
const long = print(programOf(randomCircuit(16, 1500)));

const pass = (page: Page, id: keyof typeof passes.names) =>
  section(page).getByRole("radio", { name: new RegExp(`^${passes.names[id]} \\d+$`) });
const row = (page: Page, name: string) =>
  section(page)
    .locator(".compiler-table tbody tr")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });

async function openInstrument(page: Page) {
  await openBooted(page, instruments.compiler.path);
  await start(page).click();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
}

/** As a paste does; typing thousands of letters takes a browser long. */
async function paste(page: Page, text: string) {
  await editor(page).evaluate((field: HTMLTextAreaElement, value) => {
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("names every baseline, and steps through the passes", async ({ page }) => {
  await openInstrument(page);
  for (const name of Object.values(results.names)) await expect(row(page, name)).toHaveCount(1);
  const after = section(page).locator(".circuit[data-main]");
  await pass(page, "written").check();
  await expect(after).toContainText(passes.names.written);
  const gates = await after.locator(".circuit-gate").count();
  await section(page).getByRole("button", { name: passes.next }).click();
  await expect(after).toContainText(passes.names.canceled);
  expect(await after.locator(".circuit-gate").count()).toBeLessThan(gates);
  await after.locator("summary").click();
  await expect(after.getByRole("table")).toBeVisible();
});

test("compiles anew for another device and another basis", async ({ page }) => {
  await openInstrument(page);
  await choice(page, devices.full).check();
  await expect(row(page, results.names.ours)).toContainText("full-4");
  await choice(page, "CZ").check();
  await expect(section(page)).toContainText(results.note.cz);
});

test("takes the visitor's own program, and shows a mistake where it is", async ({ page }) => {
  await openInstrument(page);
  await editor(page).fill(`${qasmHead}qubit[3] mine;\nccx mine[0], mine[1], mine[2];\n`);
  await expect(preset(page, "own")).toBeChecked();
  await expect(row(page, results.names.ours)).toContainText("line-3");
  const wrong = `${qasmHead}qubit[2] q;\nh q[0];\ncx q[0], r[1];\n`;
  await editor(page).fill(wrong);
  await expect(editor(page)).toHaveAttribute("aria-invalid", "true");
  const place = section(page).getByRole("button", { name: `${programWords.line} 5` });
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
  const notes = section(page).locator(".instrument-result > .instrument-note");
  await expect(notes).toHaveText([/^Line 5, column 5: /, /^Line 8, column 1: /]);
  const branch = section(page).locator(".code-lines button", { hasText: "if (c[0])" });
  await branch.focus();
  const lit = section(page).locator(".circuit-gate:has(.circuit-hit[data-active])");
  await expect(lit).toHaveText("if");
});

test("takes every gate of the library of OpenQASM 2", async ({ page }) => {
  await openInstrument(page);
  const gates = "c3x q[0],q[1],q[2],q[3];\nrccx q[0],q[1],q[2];\nrc3x q[0],q[1],q[2],q[3];";
  await editor(page).fill(`OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[5];\n${gates}\n`);
  await expect(row(page, results.names.ours)).toContainText("line-5");
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
});

for (const [program, device] of [
  ["qft", "grid"],
  ["adder", "line"],
]) {
  test(`comes to a verdict on its own largest ${program}`, async ({ page }) => {
    const link = `#compiler?program=${program}&qubits=20&device=${device}`;
    await openBooted(page, `${instruments.compiler.path}${link}`);
    await expect(verdict(page)).toContainText(verdicts["not refuted"].lead, { timeout: 60_000 });
  });
}

test("a depth that a search makes smaller is not shown for a moment", async ({ page }) => {
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
      seen.push(own.querySelector(".result-line strong")?.textContent),
    ).observe(own, { subtree: true, childList: true, characterData: true });
  });
  await preset(page, "parityPhase").check();
  await page.clock.runFor(300);
  await expect(verdict(page)).toContainText(said);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const ofThis = seen.filter((text) => text?.startsWith(said.split(" ")[0]));
  expect(new Set(ofThis)).toEqual(new Set([said]));
});

test("a copied link opens the instrument, and is said to be copied until something changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openInstrument(page);
  const { idle, copied } = runWords.link;
  const button = (label: string) => section(page).getByRole("button", { name: label, exact: true });
  await button(idle).click();
  await expect(button(copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await preset(page, "toffoli").check();
  await expect(button(idle)).toBeVisible();
  const other = await context.newPage();
  await other.goto(link);
  await expect(verdict(other)).toContainText(verdicts.proved.lead);
  await expect(preset(other, "parityPhase")).toBeChecked();
});

test("counts too large for dots are bars that can be seen", async ({ page }) => {
  await openBooted(page, `${instruments.compiler.path}#compiler?program=qft&qubits=8`);
  await expect(row(page, results.names.ours)).toContainText("line-8");
  for (const name of [results.names.naive, results.names.ours]) {
    const bar = await row(page, name).locator(".compiler-dots svg > *").boundingBox();
    expect(bar?.width).toBeGreaterThan(20);
    expect(bar?.height).toBeGreaterThan(3);
  }
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
  await paste(page, `${qasmHead}qubit[2] q;\n${gates}\n\thh q[0];\n`);
  await section(page)
    .getByRole("button", { name: `${programWords.line} 204` })
    .click();
  const mark = section(page).locator(".editor mark");
  const place = await mark.evaluate((own) => {
    const [rect, frame] = [own, own.closest(".editor") as Element].map((one) =>
      one.getBoundingClientRect(),
    );
    return {
      from: rect.top - frame.top,
      to: frame.bottom - rect.bottom,
      column: (own as HTMLElement).offsetLeft,
    };
  });
  expect(place.from).toBeGreaterThan(0);
  expect(place.to).toBeGreaterThan(0);
  // A tab is four columns wide, a letter at least six pixels.
  expect(place.column).toBeGreaterThan(20);
});

test("dims an older result at once, says what is under way, and keeps the focus", async ({
  page,
}) => {
  await openInstrument(page);
  const first = await editor(page).evaluate(async (field: HTMLTextAreaElement, value) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const own = field.closest(".instrument");
    const result = own?.querySelector(".instrument-result");
    return {
      line: own?.querySelector(".result-line")?.textContent ?? "",
      opacity: result ? Number(getComputedStyle(result).opacity) : 1,
    };
  }, long);
  expect(first.line).toContain(compilerWords.running);
  expect(first.opacity).toBeLessThan(0.5);
  const cancel = section(page).getByRole("button", { name: runWords.cancel });
  await expect(cancel).toBeInViewport();
  await expect(verdict(page)).toContainText(new RegExp(`${compilerWords.running}, \\d+ s`));
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(runWords.failures.canceled);
  await expect(verdict(page)).toBeFocused();
});

test("a line shows its gate, and a gate its line and angle", async ({ page }) => {
  await openInstrument(page);
  const lit = section(page).locator(".circuit-hit[data-active]");
  const line = section(page).locator(".code-lines button");
  await line.nth(3).hover();
  await expect(lit).toHaveCount(1);
  expect(await lit.locator("..").getAttribute("data-gate")).toBe("3");
  await line.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(line.nth(1)).toBeFocused();
  expect(await lit.locator("..").getAttribute("data-gate")).toBe("1");
  const gates = section(page).locator(".circuit[data-main] .circuit-gate");
  const last = gates.last();
  await last.dispatchEvent("pointerdown");
  const index = Number(await last.getAttribute("data-gate"));
  await expect(section(page).locator(".code-lines li[data-active]")).toHaveText(
    await line.nth(index).innerText(),
  );
  const phase = section(page).locator(".circuit[data-main] .circuit-gate:has(.circuit-disc)");
  await phase.first().dispatchEvent("pointerdown");
  await expect(section(page).locator(".compiler-pointed")).toContainText("°");
});

test("prints the visitor's result, not what makes another", async ({ page }) => {
  await openInstrument(page);
  await preset(page, "ghz").check();
  await expect(row(page, results.names.ours)).toContainText("line-3");
  await page.emulateMedia({ media: "print" });
  await expect(verdict(page)).toBeVisible();
  await expect(section(page).locator(".circuit").first()).toBeVisible();
  await expect(editor(page)).toBeHidden();
});

test("the focus stays where a pass has none before it", async ({ page }) => {
  await openInstrument(page);
  await pass(page, "canceled").check();
  const previous = section(page).getByRole("button", { name: passes.previous });
  await previous.click();
  await expect(pass(page, "written")).toBeChecked();
  await expect(previous).toBeFocused();
});

test("says that a link is damaged", async ({ page }) => {
  await openBooted(page, `${instruments.compiler.path}#compiler?program=own&text=broken`);
  await expect(section(page)).toContainText(runWords.damaged);
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await preset(page, "ghz").check();
  await expect(section(page)).not.toContainText(runWords.damaged);
});

test("copies the compiled program, and only the one of what is asked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { idle, none } = compilerWords.copy;
  const copy = section(page).getByRole("button", { name: idle });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/circuit-worker/, async (route) => {
    await held;
    await route.continue();
  });
  await openBooted(page, instruments.compiler.path);
  await start(page).click();
  // Before the first result.
  await expect(verdict(page)).toContainText(compilerWords.running);
  await expect(copy).toBeDisabled();
  release();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await copy.click();
  expect(await copied()).toContain("// layout: q0->");
  // An older result stays in sight, and is said to be one.
  await editor(page).fill(`${qasmHead}qubit q;\nhh q;\n`);
  await expect(section(page)).toContainText(runWords.stale);
  await expect(copy).toBeDisabled();
  await expect(section(page)).toContainText(none);
  await editor(page).fill(`${qasmHead}qubit q;\nx q;\n`);
  await expect(copy).toBeEnabled();
  await copy.click();
  expect(await copied()).toContain("x q[0];");
});

test("refuses a hostile program of a megabyte and goes on", async ({ page }) => {
  await openInstrument(page);
  await editor(page).fill("h q;".repeat(250_000));
  await expect(verdict(page)).toContainText("1,000,000");
  expect((await editor(page).inputValue()).length).toBe(1_000_000);
  await preset(page, "ghz").check();
  await expect(row(page, results.names.ours)).toContainText("line-3");
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
});

test("keeps program and settings through reload and Back", async ({ page }) => {
  await openInstrument(page);
  const program = `${qasmHead}qubit[2] q;\nh q[0];\ncz q[0], q[1];\n`;
  await editor(page).fill(program);
  await choice(page, devices.ring).check();
  await choice(page, "CZ").check();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("basis=cz");
  const check = async () => {
    await expect(editor(page)).toHaveValue(program);
    await expect(choice(page, devices.ring)).toBeChecked();
    await expect(choice(page, "CZ")).toBeChecked();
    await expect(verdict(page)).toContainText(verdicts.proved.lead);
  };
  await afterReloadAndBack(page, check);
});

test("can be canceled, keeps the text, and ends its worker with the page", async ({ page }) => {
  await openInstrument(page);
  await paste(page, long);
  await section(page).getByRole("button", { name: runWords.cancel }).click();
  await expect(verdict(page)).toContainText(runWords.failures.canceled);
  await expect(editor(page)).toHaveValue(long);
  await section(page).getByRole("button", { name: runWords.again }).click();
  await expectWorkerEnds(page);
});

test("a tab closed mid-run leaves the others alone", async ({ page, context }) => {
  const closing = await context.newPage();
  await openInstrument(closing);
  await paste(closing, long);
  await expect(section(closing).getByRole("button", { name: runWords.cancel })).toBeVisible();
  await closing.close();
  await openInstrument(page);
});

test("is worked by keyboard alone, and announces its states", async ({ page }) => {
  await openBooted(page, instruments.compiler.path);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  const status = section(page).getByRole("status");
  await expect(status.filter({ hasText: instrumentWords.ready })).toHaveCount(1);
  await expect(status.filter({ hasText: verdicts.proved.lead })).toHaveCount(1);
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

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px, has no small target and nothing that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInstrument(page);
    // A line longer than any screen, and a device that is too small.
    await editor(page).fill(`${qasmHead}qubit[5] q;\n${longGate}\n`);
    await expect(row(page, results.names.ours)).toContainText("line-5");
    await choice(page, devices.edges).check();
    await expect(section(page)).toContainText(runWords.stale);
    await expectFits(page, "compiler");
  });
}

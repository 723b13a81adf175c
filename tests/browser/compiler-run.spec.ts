import { runWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import {
  choice,
  editor,
  long,
  openInstrument,
  preset,
  section,
  start,
  verdict,
} from "../support/compiler.ts";
import { instruments, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

const { devices, verdicts } = compilerWords;

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

test("the still figure opens on the device or at the program that is pressed", async ({ page }) => {
  await openAndBoot(page, instruments.compiler.path);
  await section(page).getByRole("link", { name: devices.ring, exact: true }).press("Enter");
  await expect(choice(page, devices.ring)).toBeChecked();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await expect(section(page)).toBeFocused();
  await openAndBoot(page, instruments.compiler.path);
  await section(page).getByRole("link", { name: programWords.editor }).click();
  await expect(editor(page)).toBeFocused();
});

test("says that a link is damaged", async ({ page }) => {
  await openAndBoot(page, `${instruments.compiler.path}#compiler?program=own&text=broken`);
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
  await openAndBoot(page, instruments.compiler.path);
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

import { runWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import {
  choice,
  editor,
  openInstrument,
  preset,
  section,
  start,
  verdict,
} from "../support/compiler.ts";
import { afterReloadAndBack, instruments, qasmHead } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, openBooted } from "../support/page.ts";

const { devices, verdicts } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

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
  await openBooted(page, instruments.compiler.path);
  await section(page).getByRole("link", { name: devices.ring, exact: true }).press("Enter");
  await expect(choice(page, devices.ring)).toBeChecked();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
  await expect(section(page)).toBeFocused();
  await openBooted(page, instruments.compiler.path);
  await section(page).getByRole("link", { name: programWords.editor }).click();
  await expect(editor(page)).toBeFocused();
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

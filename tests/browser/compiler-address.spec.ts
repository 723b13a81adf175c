import { seeded } from "@adyakshar/quantum/random";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { lateFileWords, runWords } from "#app/instruments/kit/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { compilerOn, openInstrument, qasmHead } from "../support/instruments.ts";
import { expect, openAndBoot, test, waitThreeFrames } from "../support/page.ts";

const { devices } = compilerWords;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test("a link carries what is chosen, and is said to be copied until something changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { section, presetRadio } = await openInstrument(compilerOn(page));
  const { idle, copied } = runWords.link;
  const button = (label: string) => section.getByRole("button", { name: label, exact: true });
  await presetRadio("toffoli").check();
  await button(idle).click();
  await expect(button(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("program=toffoli");
  await presetRadio("ghz").check();
  await expect(button(idle)).toBeVisible();
});

test("the still figure opens on the device or at the program that is pressed", async ({ page }) => {
  const { path, section, editor, choiceRadio, verdict, outcome } = compilerOn(page);
  await openAndBoot(page, path);
  await section.getByRole("link", { name: devices.ring, exact: true }).press("Enter");
  await expect(choiceRadio(devices.ring)).toBeChecked();
  await expect(verdict).toContainText(outcome);
  await expect(section).toBeFocused();
  await openAndBoot(page, path);
  await section.getByRole("link", { name: programWords.editor }).click();
  await expect(editor).toBeFocused();
});

test("says that a link is damaged", async ({ page }) => {
  const { path, section, presetRadio, verdict, outcome } = compilerOn(page);
  await openAndBoot(page, `${path}#compiler?program=own&text=broken`);
  await expect(section).toContainText(runWords.damaged);
  await expect(verdict).toContainText(outcome);
  await presetRadio("ghz").check();
  await expect(section).not.toContainText(runWords.damaged);
  // A preset that only the simulator has, and an anchor as someone types it.
  for (const hash of ["#compiler?program=ghz50", "#Compiler?program=ghz50"]) {
    await openAndBoot(page, "/");
    await openAndBoot(page, path + hash);
    await expect(section).toContainText(runWords.damaged);
    await expect(verdict).toContainText(outcome);
    await expect(section).toBeInViewport();
  }
});

/** The program with a comment that nothing makes shorter. */
function unpackable(program: string): string {
  const random = seeded(1);
  return `${program}// ${Array.from({ length: 600 }, random).join(" ")}\n`;
}

test("keeps a program that no link can hold, through reload and Back, and says so", async ({
  page,
}) => {
  const { section, editor, presetRadio } = await openInstrument(compilerOn(page));
  await editor.fill(`${qasmHead}qubit q;\nx q;\n`);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("text=");
  const longProgram = unpackable(`${qasmHead}qubit q;\ny q;\n`);
  await editor.fill(longProgram);
  await expect(section).toContainText(runWords.link.tooLong);
  await page.reload();
  await expect(editor).toHaveValue(longProgram);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(editor).toHaveValue(longProgram);
  await presetRadio("ghz").check();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("program=ghz");
  await page.reload();
  await presetRadio("own").check();
  await expect(editor).toHaveValue(longProgram);
});

test("keeps what was typed in the last moment before leaving or reloading", async ({ page }) => {
  const { editor } = await openInstrument(compilerOn(page));
  const texts = [1, 2, 3, 4].map((k) => `${qasmHead}qubit q;\nrx(0.${k}) q;\n`);
  const typeTwice = async (first: string, second: string) => {
    await editor.fill(first);
    await waitThreeFrames(page);
    await editor.fill(second);
    await waitThreeFrames(page);
  };
  await typeTwice(texts[0], texts[1]);
  await page.reload();
  await expect(editor).toHaveValue(texts[1]);
  await typeTwice(texts[2], texts[3]);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(editor).toHaveValue(texts[3]);
});

test("the button that reloads the page for a missing file keeps a long program", async ({
  page,
  complaints,
}) => {
  const { path, section, startButton, editor } = compilerOn(page);
  await page.route(/circuit-worker/, (route) => route.fulfill({ status: 404 }));
  await openAndBoot(page, path);
  await startButton.click();
  const longProgram = unpackable(`${qasmHead}qubit q;\ny q;\n`);
  await editor.fill(longProgram);
  const reload = section.getByRole("button", { name: lateFileWords.reload });
  await reload.click();
  await expect(editor).toHaveValue(longProgram);
  complaints.forget(/404/);
});

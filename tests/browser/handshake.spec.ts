import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { bytesOf, profileMessages } from "#app/instruments/handshake/messages.ts";
import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { runWords } from "#app/instruments/kit/words.ts";
import { thousands } from "#app/lib/format.ts";
import { expectAnnouncement, listen } from "../support/announcements.ts";
import { handshakeOn, openInstrument } from "../support/instruments.ts";
import { expect, holdFiles, openAndBoot, test, waitForBoot } from "../support/page.ts";

const { controls, outcomes } = handshakeWords;

test("shows every message of the chosen profile with its bytes", async ({ page }) => {
  const { section, choiceRadio } = await openInstrument(handshakeOn(page));
  const messages = section
    .getByRole("list")
    .filter({ hasText: handshakeWords.messages.names.clientShare })
    .getByRole("listitem");
  for (const id of ["cnsa", "commercial"] as const) {
    const { label } = controls.profiles[id];
    await expectAnnouncement(page, label, () => choiceRadio(label).check());
    await expect(messages).toHaveCount(profileMessages[id].length);
    for (const [index, message] of profileMessages[id].entries()) {
      await expect(messages.nth(index)).toContainText(thousands(bytesOf(message)));
    }
  }
});

test("says what a flipped bit breaks, aloud too, tells yes from no by form, and recovers", async ({
  page,
}) => {
  const { section, choiceRadio } = await openInstrument(handshakeOn(page));
  const cases = [
    ["serverShare", "77", outcomes.latticeServer],
    ["signature", "77", outcomes.unsigned],
    // The last bit of the client's X25519 key.
    ["clientShare", "9727", outcomes.bound],
    ["none", "", outcomes.agreed],
  ] as const;
  for (const [target, bit, outcome] of cases) {
    const flip = () => choiceRadio(controls.flips[target].label).check();
    if (target === "signature") await expectAnnouncement(page, outcome.lead, flip);
    else await flip();
    if (bit) await section.getByLabel(controls.bit).fill(bit);
    await expect(section).toContainText(outcome.text);
    if (target !== "serverShare") continue;
    const checks = section
      .getByRole("table", { name: handshakeWords.checks.caption })
      .locator("[data-sign]");
    const form = (word: string) => checks.filter({ hasText: word }).first().locator("svg");
    const { yes, no } = handshakeWords.checks;
    expect(await form(yes).innerHTML()).not.toBe(await form(no).innerHTML());
  }
});

test("says the same result again when it is run again", async ({ page }) => {
  const { section, verdict } = await openInstrument(handshakeOn(page));
  await expect(verdict).toContainText(outcomes.agreed.lead);
  const again = section.getByRole("button", { name: runWords.again });
  const told = await listen(page);
  await again.click();
  const isVerdict = (words: string) => words.includes(outcomes.agreed.lead);
  await expect.poll(async () => (await told()).filter(isVerdict)).toHaveLength(1);
});

test("draws only what was sent before a refusal, and no curve that is not there", async ({
  page,
}) => {
  const { path, section } = handshakeOn(page);
  const { names, curve } = handshakeWords.messages;
  await openAndBoot(page, `${path}#handshake?profile=cnsa&flip=clientShare&bit=2026`);
  // In about every fourth key the bit makes a coefficient too large.
  await expect(async () => {
    await section.getByRole("button", { name: runWords.again }).click();
    await expect(section.locator("[aria-busy=true], [data-stale]")).toHaveCount(0);
    await expect(section).toContainText(outcomes.refused.text, { timeout: 100 });
  }).toPass({ timeout: 50_000 });
  const sentMessages = section.getByRole("list").filter({ hasText: names.clientShare });
  await expect(sentMessages.getByRole("listitem")).toHaveCount(1);
  await expect(section).not.toContainText(curve);
});

test("keeps a wrong number as typed and says which would do", async ({ page }) => {
  const { path, section, choiceRadio, verdict } = await openInstrument(handshakeOn(page));
  await choiceRadio(controls.flips.signature.label).check();
  const bit = section.getByRole("spinbutton", { name: controls.bit });
  const before = await bit.inputValue();
  await bit.fill("99999");
  await expect(bit).toHaveAttribute("aria-invalid", "true");
  await expect(bit).toHaveAccessibleDescription(new RegExp(runWords.range("[\\d,]+")));
  await bit.blur();
  await expect(bit).toHaveValue(before);
  await expect(verdict).toContainText(outcomes.unsigned.lead);
  await openAndBoot(page, `${path}#handshake?flip=signature&bit=999999`);
  await expect(section).toContainText(runWords.damaged);
});

test("says what a press does, and loses none before React has started", async ({ page }) => {
  const { path, section, startButton, verdict, outcome } = handshakeOn(page);
  const release = await holdFiles(page, /\/assets\/entry/);
  await page.goto(path);
  await expect(section).toContainText(tokenizationPage.handshake.note);
  await startButton.click();
  release();
  await expect(verdict).toContainText(outcome);
});

test("stays shut for who only reached its button before React has started", async ({ page }) => {
  const { path, section, startButton } = handshakeOn(page);
  const release = await holdFiles(page, /\/assets\/entry/);
  await page.goto(path);
  await startButton.evaluate((button) => {
    const links = [...document.querySelectorAll<HTMLElement>("main a")];
    const isBefore = (link: Element) => link.compareDocumentPosition(button) & 4;
    links.findLast(isBefore)?.focus();
  });
  await page.keyboard.press("Tab");
  await expect(startButton).toBeFocused();
  release();
  await waitForBoot(page);
  await page.waitForLoadState("networkidle");
  await expect(section.locator(".instrument")).toHaveCount(0);
  await startButton.press("Enter");
  await expect(section.locator(".instrument")).toHaveCount(1);
});

test("a run is printed on one page, with what was run and without the rest of the site", async ({
  page,
}) => {
  const { section, choiceRadio } = await openInstrument(handshakeOn(page));
  await choiceRadio(controls.flips.serverShare.label).check();
  await expect(section).toContainText(outcomes.latticeServer.text);
  await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
  // Headless browsers have no dialog, and take the mark away at once.
  await page.evaluate(() => document.getElementById("handshake")?.setAttribute("data-printed", ""));
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(section.getByText(controls.profiles.commercial.label).last()).toBeVisible();
  await expect(page.locator("footer").first()).toBeHidden();
});

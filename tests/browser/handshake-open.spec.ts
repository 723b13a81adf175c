import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { choice, openInstrument, section, start, verdict } from "../support/handshake.ts";
import { afterReloadAndBack, expectFits, instruments } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, holdBack, openBooted } from "../support/page.ts";

const { controls, outcomes, quorum } = handshakeWords;
const { path } = instruments.handshake;

test("keeps its settings through reload and Back, beside the page's anchors", async ({ page }) => {
  await openInstrument(page);
  await choice(page, controls.profiles.cnsa.label).check();
  await choice(page, controls.flips.signature.label).check();
  await section(page).getByLabel(quorum.transfer).fill("Burn 5, naïve");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("transfer=");
  const check = async () => {
    await expect(choice(page, controls.profiles.cnsa.label)).toBeChecked();
    await expect(choice(page, controls.flips.signature.label)).toBeChecked();
    await expect(section(page).getByLabel(quorum.transfer)).toHaveValue("Burn 5, naïve");
    await expect(verdict(page, "agreement")).toContainText(outcomes.unsigned.lead);
  };
  await afterReloadAndBack(page, check);
  await page.evaluate(() => {
    location.hash = "#main";
  });
  await expect(choice(page, controls.profiles.cnsa.label)).toBeChecked();
  expect(await page.evaluate(() => location.hash)).toBe("#main");
});

test("is worked by keyboard alone", async ({ page }) => {
  await openBooted(page, path);
  await expect(page.locator("#handshake")).toContainText(tokenizationPage.handshake.note);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page, "agreement")).toContainText(outcomes.agreed.lead);
  await page.keyboard.press("Tab");
  await expect(choice(page, controls.profiles.commercial.label)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, controls.flips.serverShare.label)).toBeFocused();
  await expect(verdict(page, "agreement")).toContainText(outcomes.latticeServer.lead);
});

test("fits every width, has no small target and nothing that axe finds", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openInstrument(page);
  await choice(page, controls.flips.clientShare.label).check();
  await expect(verdict(page, "agreement")).not.toContainText(outcomes.agreed.lead);
  await expectFits(page, "handshake");
});

freshTest("a press before React has started is not lost", async ({ page }) => {
  const release = await holdBack(page, /\/assets\/entry/);
  await page.goto(path);
  await start(page).click();
  release();
  await expect(verdict(page, "agreement")).toContainText(outcomes.agreed.lead);
});

freshTest.describe("without script", () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest("has no button", async ({ page }) => {
    await page.goto(path);
    await expect(start(page)).toBeHidden();
  });
});

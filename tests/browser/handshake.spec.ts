import type { Page } from "@playwright/test";
import { instrumentWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { bytesOf, handshakeProfiles } from "#app/engine/handshake/messages.ts";
import { signatures } from "#app/engine/key-sizes/sizes.ts";
import { expectFits } from "../support/instruments.ts";
import { booted, expect, holdBack, openBooted, test } from "../support/page.ts";

const { controls, outcomes, quorum } = handshakeWords;
const page = "/tokenization";

const section = (browser: Page) => browser.locator("#handshake");
const start = (browser: Page) =>
  section(browser).getByRole("button", { name: tokenizationPage.handshake.run });
const choice = (browser: Page, label: string) =>
  section(browser).getByRole("radio", { name: new RegExp(`^${label.replaceAll("+", "\\+")}`) });
/** The sentence that a panel ends in: the agreement's is the first, the quorum's the second. */
const verdict = (browser: Page, panel: "agreement" | "quorum") =>
  section(browser)
    .locator(".result-line")
    .nth(panel === "agreement" ? 0 : 1);

async function openInstrument(browser: Page) {
  await openBooted(browser, page);
  await start(browser).click();
  await expect(verdict(browser, "agreement")).toContainText(outcomes.agreed.lead);
}

test.describe("the handshake instrument", () => {
  test("shows every message of the chosen profile with its bytes", async ({ page: browser }) => {
    await openInstrument(browser);
    for (const id of ["commercial", "cnsa"] as const) {
      await choice(browser, controls.profiles[id].label).check();
      const rows = section(browser).locator(".handshake-messages > li");
      await expect(rows).toHaveCount(handshakeProfiles[id].messages.length);
      for (const [index, message] of handshakeProfiles[id].messages.entries()) {
        await expect(rows.nth(index)).toContainText(bytesOf(message).toLocaleString("en-US"));
      }
    }
  });

  test("says what a flipped bit breaks, and recovers", async ({ page: browser }) => {
    await openInstrument(browser);
    const cases = [
      ["serverShare", "77", outcomes.latticeServer],
      ["signature", "77", outcomes.unsigned],
      // The last bit of the client's X25519 key.
      ["clientShare", "9727", outcomes.bound],
      // In the client's X25519 key.
      ["clientShare", "9500", outcomes.curve],
      ["none", "", outcomes.agreed],
    ] as const;
    for (const [target, bit, outcome] of cases) {
      await choice(browser, controls.flips[target].label).check();
      if (bit) await section(browser).getByLabel(controls.bit).fill(bit);
      await expect(section(browser).locator(".instrument-detail")).toContainText(outcome.text);
    }
  });

  test("keeps a wrong number as typed and says which would do", async ({ page: browser }) => {
    await openInstrument(browser);
    await choice(browser, controls.flips.signature.label).check();
    const bit = section(browser).getByLabel(controls.bit);
    await bit.fill("99999x");
    await expect(bit).toHaveValue("99999x");
    await expect(bit).toHaveAttribute("aria-invalid", "true");
    await expect(verdict(browser, "agreement")).toContainText(controls.bitRange);
    await expect(verdict(browser, "agreement")).toHaveAttribute("data-outcome", "open");
    await section(browser).getByRole("button", { name: controls.again }).click();
    await expect(verdict(browser, "agreement")).toContainText(controls.bitRange);
    await expect(verdict(browser, "agreement")).not.toContainText(outcomes.unsigned.lead);
  });

  test("answers a link with a wrong bit with a sentence", async ({ page: browser }) => {
    await openBooted(browser, `${page}#handshake?flip=signature&bit=999999`);
    await expect(verdict(browser, "agreement")).toContainText(controls.bitRange);
  });

  test("tells yes from no by form", async ({ page: browser }) => {
    await openInstrument(browser);
    await choice(browser, controls.flips.serverShare.label).check();
    const checks = section(browser).locator(".instrument-found");
    await expect(checks.filter({ hasText: handshakeWords.checks.no })).not.toHaveCount(0);
    const forms = (text: string) =>
      checks
        .filter({ hasText: new RegExp(`^${text}$`) })
        .first()
        .locator("svg")
        .innerHTML();
    expect(await forms(handshakeWords.checks.yes)).not.toBe(await forms(handshakeWords.checks.no));
  });

  test("begins anew when the scheme changes while it signs", async ({ page: browser }) => {
    await openInstrument(browser);
    await choice(browser, quorum.schemes.slhDsa128s.label).check();
    const approve = section(browser).getByRole("button", {
      name: `${quorum.approve}, ${quorum.approvers[0]}`,
    });
    await approve.click();
    await expect(verdict(browser, "quorum")).toContainText(quorum.working);
    await choice(browser, signatures.mlDsa65.name).check();
    const row = section(browser).locator(".handshake-approvers > li").first();
    await expect(row).toContainText(quorum.states.none);
    await approve.click();
    await expect(row).toContainText(quorum.states.valid);
    await expect(section(browser)).toContainText(
      `${signatures.mlDsa65.bytes.toLocaleString("en-US")} ${quorum.counted}`,
    );
    await section(browser).getByRole("button", { name: quorum.reset }).press("Enter");
    await expect(row).toContainText(quorum.states.none);
    expect(await browser.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });

  test("releases a transfer to two approvers, not to a forger or a changed text", async ({
    page: browser,
  }) => {
    await openInstrument(browser);
    const press = (label: string, approver: number) =>
      section(browser)
        .getByRole("button", { name: `${label}, ${quorum.approvers[approver]}` })
        .click();
    const row = (approver: number) =>
      section(browser).locator(".handshake-approvers > li").nth(approver);
    await press(quorum.approve, 0);
    await expect(row(0)).toContainText(quorum.states.valid);
    await press(quorum.forge, 1);
    await expect(row(1)).toContainText(quorum.states.forged);
    await expect(verdict(browser, "quorum")).toContainText(quorum.held.lead);
    await press(quorum.approve, 2);
    await expect(verdict(browser, "quorum")).toContainText(quorum.released.lead);
    await section(browser).getByLabel(quorum.transfer).fill("Something else");
    await expect(verdict(browser, "quorum")).toContainText(quorum.held.lead);
    await expect(row(0)).toContainText(quorum.states.rejected);
  });

  test("can be canceled while it signs, and goes on afterwards", async ({ page: browser }) => {
    await openInstrument(browser);
    await choice(browser, quorum.schemes.slhDsa128s.label).check();
    const approve = section(browser).getByRole("button", {
      name: `${quorum.approve}, ${quorum.approvers[0]}`,
    });
    await approve.click();
    await section(browser).getByRole("button", { name: "Cancel" }).click();
    await expect(section(browser).getByLabel(quorum.transfer)).toHaveValue(quorum.initialTransfer);
    await choice(browser, signatures.mlDsa65.name).check();
    await approve.click();
    await expect(section(browser).locator(".handshake-approvers > li").first()).toContainText(
      quorum.states.valid,
    );
  });

  test("keeps its settings through reload and Back, beside the page's anchors", async ({
    page: browser,
  }) => {
    await openInstrument(browser);
    await choice(browser, controls.profiles.cnsa.label).check();
    await choice(browser, controls.flips.signature.label).check();
    await section(browser).getByLabel(quorum.transfer).fill("Burn 5, naïve");
    await expect.poll(() => browser.evaluate(() => location.hash)).toContain("transfer=");
    await browser.reload();
    await booted(browser);
    const check = async () => {
      await expect(choice(browser, controls.profiles.cnsa.label)).toBeChecked();
      await expect(choice(browser, controls.flips.signature.label)).toBeChecked();
      await expect(section(browser).getByLabel(quorum.transfer)).toHaveValue("Burn 5, naïve");
      await expect(verdict(browser, "agreement")).toContainText(outcomes.unsigned.lead);
    };
    await check();
    await browser.locator('footer a[href="/about"]').first().click();
    await expect(browser).toHaveURL(/\/about$/);
    await browser.goBack();
    await check();
    await browser.evaluate(() => {
      location.hash = "#main";
    });
    await expect(choice(browser, controls.profiles.cnsa.label)).toBeChecked();
    expect(await browser.evaluate(() => location.hash)).toBe("#main");
  });

  test("opens by a link with settings and stands in sight", async ({ page: browser }) => {
    await openBooted(browser, `${page}#handshake?profile=cnsa&flip=serverShare&bit=9`);
    await expect(verdict(browser, "agreement")).toContainText(outcomes.latticeServer.lead);
    await expect(section(browser).locator(".instrument").first()).toBeInViewport();
  });

  test("is worked by keyboard alone", async ({ page: browser }) => {
    await openBooted(browser, page);
    await start(browser).focus();
    await browser.keyboard.press("Enter");
    await expect(verdict(browser, "agreement")).toContainText(outcomes.agreed.lead);
    await browser.keyboard.press("Tab");
    await expect(choice(browser, controls.profiles.commercial.label)).toBeFocused();
    await browser.keyboard.press("Tab");
    await browser.keyboard.press("ArrowDown");
    await browser.keyboard.press("ArrowDown");
    await expect(choice(browser, controls.flips.serverShare.label)).toBeFocused();
    await expect(verdict(browser, "agreement")).toContainText(outcomes.latticeServer.lead);
  });

  test("announces its states", async ({ page: browser }) => {
    await openInstrument(browser);
    await expect(
      section(browser).getByRole("status").filter({ hasText: instrumentWords.ready }),
    ).toHaveCount(1);
    await expect(
      section(browser).getByRole("status").filter({ hasText: outcomes.agreed.lead }),
    ).toHaveCount(1);
  });

  for (const width of [320, 768, 1440]) {
    test(`fits ${width} px, has no small target and nothing that axe finds`, async ({
      page: browser,
    }) => {
      await browser.setViewportSize({ width, height: 900 });
      await openInstrument(browser);
      await choice(browser, controls.flips.clientShare.label).check();
      await expect(verdict(browser, "agreement")).not.toContainText(outcomes.agreed.lead);
      await expectFits(browser, "handshake");
    });
  }
});

test("the still figure stays, and says so, when the instrument cannot be had", async ({
  page: browser,
  complaints,
}) => {
  await openBooted(browser, page);
  await browser.route(/\/assets\/handshake-instrument-/, (route) => route.abort());
  await start(browser).click();
  await expect(section(browser).getByText(instrumentWords.failed).first()).toBeVisible();
  await expect(section(browser).locator("figure")).toBeVisible();
  await browser.unroute(/\/assets\/handshake-instrument-/);
  await start(browser).click();
  await expect(verdict(browser, "agreement")).toContainText(outcomes.agreed.lead);
  complaints.list = complaints.list.filter((text) => !text.includes("ERR_FAILED"));
});

test("a press before React has started is not lost", async ({ page: browser }) => {
  const release = await holdBack(browser, /\/assets\/entry/);
  await browser.goto(page);
  await start(browser).click();
  release();
  await expect(verdict(browser, "agreement")).toContainText(outcomes.agreed.lead);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the figure and its table stand, and no button", async ({ page: browser }) => {
    await browser.goto(page);
    await expect(section(browser).locator("figure svg")).toBeVisible();
    await section(browser).locator("summary").click();
    await expect(section(browser).getByRole("table")).toBeVisible();
    await expect(start(browser)).toBeHidden();
  });
});

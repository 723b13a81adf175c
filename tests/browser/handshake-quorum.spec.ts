import { signatures } from "@adyakshar/papers/pqc/key-sizes";
import { runWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { approverRow, choice, openInstrument, section, verdict } from "../support/handshake.ts";
import { test } from "../support/one-tab.ts";
import { expect } from "../support/page.ts";

const { quorum } = handshakeWords;

test("begins anew when the scheme changes while it signs, and after it was canceled", async ({
  page,
}) => {
  await openInstrument(page);
  await choice(page, quorum.schemes.slhDsa128s.label).check();
  const approve = section(page).getByRole("button", {
    name: `${quorum.approve}, ${quorum.approvers[0]}`,
  });
  await approve.click();
  await expect(verdict(page, "quorum")).toContainText(quorum.working);
  await choice(page, signatures.mlDsa65.name).check();
  const row = approverRow(page, 0);
  await expect(row).toContainText(quorum.states.none);
  await approve.click();
  await expect(row).toContainText(quorum.states.valid);
  await expect(section(page)).toContainText(
    quorum.signed(signatures.mlDsa65.bytes.toLocaleString("en-US")),
  );
  await section(page).getByRole("button", { name: quorum.reset }).press("Enter");
  await expect(row).toContainText(quorum.states.none);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await choice(page, quorum.schemes.slhDsa128s.label).check();
  await approve.click();
  await section(page).getByRole("button", { name: runWords.cancel }).click();
  await expect(section(page).getByLabel(quorum.transfer)).toHaveValue(quorum.initialTransfer);
  await choice(page, signatures.mlDsa65.name).check();
  await approve.click();
  await expect(row).toContainText(quorum.states.valid);
});

test("releases a transfer to two approvers, not to a forger or a changed text", async ({
  page,
}) => {
  await openInstrument(page);
  const press = (label: string, approver: number) =>
    section(page)
      .getByRole("button", { name: `${label}, ${quorum.approvers[approver]}` })
      .click();
  const row = (approver: number) => approverRow(page, approver);
  await press(quorum.approve, 0);
  await expect(row(0)).toContainText(quorum.states.valid);
  await press(quorum.forge, 1);
  await expect(row(1)).toContainText(quorum.states.forged);
  await expect(verdict(page, "quorum")).toContainText(quorum.held(1, 2));
  await press(quorum.approve, 2);
  await expect(verdict(page, "quorum")).toContainText(quorum.released);
  await section(page).getByLabel(quorum.transfer).fill("Something else");
  await expect(verdict(page, "quorum")).toContainText(quorum.held(0, 2));
  await expect(row(0)).toContainText(quorum.states.rejected);
});

test("says before a slow signature how long it takes, and does not hold up the page", async ({
  page,
}) => {
  await openInstrument(page);
  await choice(page, quorum.schemes.slhDsa128s.label).check();
  await expect(section(page)).toContainText(/a signature takes (about \d+ s|less than a second)/);
  await section(page)
    .getByRole("button", { name: `${quorum.approve}, ${quorum.approvers[0]}` })
    .click();
  // A page that signs itself would not come to count seconds.
  const left = runWords.left(0).replace("0", "\\d+");
  await expect(verdict(page, "quorum")).toContainText(
    new RegExp(`${quorum.working}, \\d+ s: ${left}`),
  );
});

test("an empty transfer cannot be approved", async ({ page }) => {
  await openInstrument(page);
  const transfer = section(page).getByLabel(quorum.transfer, { exact: true });
  await transfer.fill(" ");
  await expect(transfer).toHaveAccessibleDescription(quorum.noTransfer);
  const approve = section(page).getByRole("button", {
    name: `${quorum.approve}, ${quorum.approvers[0]}`,
  });
  await expect(approve).toHaveAttribute("aria-disabled", "true");
  await approve.click({ force: true });
  await expect(approverRow(page, 0)).toContainText(quorum.states.none);
});

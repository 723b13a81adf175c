import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { runWords } from "#app/instruments/words.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import { expectAnnouncedAgain, expectAnnouncement } from "../support/accessibility-tree.ts";
import { openHandshake } from "../support/handshake.ts";
import { test } from "../support/one-tab.ts";
import { expect } from "../support/page.ts";

const { quorum } = handshakeWords;

test("says how long a slow signature takes without holding up the page, and begins anew when the scheme changes or it was canceled", async ({
  page,
}) => {
  const { section, choiceRadio, quorumVerdict, approverRow, approverButton, transferField } =
    await openHandshake(page);
  await choiceRadio(quorum.schemes.slhDsa128s.label).check();
  await expect(section).toContainText(/a signature takes (about \d+ s|less than a second)/);
  await approverButton(0).click();
  // A page that signs on its main thread could not count the seconds.
  const left = runWords.left(0).replace("0", "\\d+");
  await expect(quorumVerdict).toContainText(new RegExp(`${quorum.working}, \\d+ s: ${left}`));
  await choiceRadio(signatures.mlDsa65.name).check();
  await expect(approverRow(0)).toContainText(quorum.states.none);
  await approverButton(0).click();
  await expect(approverRow(0)).toContainText(quorum.states.valid);
  await expect(section).toContainText(
    quorum.signed(signatures.mlDsa65.bytes.toLocaleString("en-US")),
  );
  await section.getByRole("button", { name: quorum.reset }).press("Enter");
  await expect(approverRow(0)).toContainText(quorum.states.none);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await choiceRadio(quorum.schemes.slhDsa128s.label).check();
  await approverButton(0).click();
  await section.getByRole("button", { name: runWords.cancel }).click();
  await expect(transferField).toHaveValue(quorum.initialTransfer);
  await choiceRadio(signatures.mlDsa65.name).check();
  await approverButton(0).click();
  await expect(approverRow(0)).toContainText(quorum.states.valid);
});

test("releases a transfer to two approvers and says so aloud, not to a forger, a changed text or an empty one", async ({
  page,
}) => {
  const { section, quorumVerdict, approverRow, approverButton, transferField } =
    await openHandshake(page);
  // Nothing is said of approvals before they are used.
  await expect(section.getByRole("status").filter({ hasText: quorum.held(0, 2) })).toHaveCount(0);
  await expectAnnouncement(page, quorum.held(1, 2), () => approverButton(0).click());
  await expect(approverRow(0)).toContainText(quorum.states.valid);
  const refused = quorum.spoken(quorum.approvers[1], quorum.states.forged, quorum.held(1, 2));
  const forge = () => approverButton(1, quorum.forge).click();
  await expectAnnouncedAgain(page, refused, forge);
  await expectAnnouncedAgain(page, refused, forge);
  await expect(approverRow(1)).toContainText(quorum.states.forged);
  await expect(quorumVerdict).toContainText(quorum.held(1, 2));
  await expectAnnouncement(page, quorum.released, () => approverButton(2).click());
  await expect(quorumVerdict).toContainText(quorum.released);
  await transferField.fill("Something else");
  await expect(quorumVerdict).toContainText(quorum.held(0, 2));
  await expect(approverRow(0)).toContainText(quorum.states.rejected);

  await openHandshake(page);
  await transferField.fill(" ");
  await expect(transferField).toHaveAccessibleDescription(quorum.noTransfer);
  await expect(approverButton(0)).toHaveAttribute("aria-disabled", "true");
  await approverButton(0).click({ force: true });
  await expect(approverRow(0)).toContainText(quorum.states.none);
});

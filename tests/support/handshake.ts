import type { Page } from "@playwright/test";
import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { instrumentOn, openInstrument } from "./instruments.ts";

const { quorum } = handshakeWords;

export function handshakeOn(page: Page) {
  const instrument = instrumentOn(page, "handshake");
  const { section, verdict } = instrument;
  return {
    ...instrument,
    choiceRadio: (label: string) =>
      section.getByRole("radio", { name: new RegExp(`^${label.replaceAll("+", "\\+")}`) }),
    /** The sentences in which the two panels end. */
    agreementVerdict: verdict.first(),
    quorumVerdict: verdict.nth(1),
    transferField: section.getByLabel(quorum.transfer, { exact: true }),
    /** An approver's row, with what came of the approval, and a button of it. */
    approverRow: (approver: number) =>
      section.getByRole("listitem").filter({ hasText: quorum.approvers[approver] }),
    approverButton: (approver: number, label: string = quorum.approve) =>
      section.getByRole("button", { name: `${label}, ${quorum.approvers[approver]}` }),
  };
}

export async function openHandshake(page: Page) {
  await openInstrument(page, "handshake");
  return handshakeOn(page);
}

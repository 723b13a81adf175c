import type { Page } from "@playwright/test";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { instrumentOn } from "./instruments.ts";
import { expect, openAndBoot } from "./page.ts";

const { outcomes, quorum } = handshakeWords;

export const section = (page: Page) => instrumentOn(page, "handshake").section;

export const start = (page: Page) => instrumentOn(page, "handshake").start;

export const choice = (page: Page, label: string) =>
  section(page).getByRole("radio", { name: new RegExp(`^${label.replaceAll("+", "\\+")}`) });

/** The sentence that a panel ends in: the agreement's is the first, the quorum's the second. */
export const verdict = (page: Page, panel: "agreement" | "quorum") =>
  instrumentOn(page, "handshake").verdict.nth(panel === "agreement" ? 0 : 1);

/** An approver's row, with what came of the approval. */
export const approverRow = (page: Page, approver: number) =>
  section(page).getByRole("listitem").filter({ hasText: quorum.approvers[approver] });

export async function openInstrument(page: Page) {
  await openAndBoot(page, instrumentOn(page, "handshake").path);
  await start(page).click();
  await expect(verdict(page, "agreement")).toContainText(outcomes.agreed.lead);
}

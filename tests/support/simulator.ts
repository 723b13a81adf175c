import type { Page } from "@playwright/test";
import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { instruments, programInstrument } from "./instruments.ts";
import { expect, openAndBoot } from "./page.ts";

const { methods, verdicts, outcomes, held, chi } = simulatorWords;

export const { section, start, verdict, editor, preset } = programInstrument("simulator");

export const method = (page: Page, id: keyof typeof methods) =>
  section(page).getByRole("radio", { name: new RegExp(`^${methods[id].label}`) });

/** The table has a title for each kind of result. */
const outcomeTitle = new RegExp(Object.values(outcomes.titles).join("|"));

/** What the table of outcomes lists. */
export const outcomeRows = (page: Page) =>
  section(page).getByRole("table", { name: outcomeTitle }).locator("tbody tr");

/** What the table of methods says of one. */
export const heldRow = (page: Page, id: keyof typeof methods) =>
  section(page)
    .getByRole("table", { name: held.caption })
    .getByRole("row")
    .filter({ hasText: methods[id].label });

export async function openInstrument(page: Page) {
  await openAndBoot(page, instruments.simulator.path);
  await start(page).click();
  await expect(verdict(page)).toContainText(verdicts.exact[0]);
}

export async function smallestBond(page: Page) {
  await method(page, "mps").check();
  await section(page).getByRole("slider", { name: chi }).press("Home");
  await expect(verdict(page)).toContainText(verdicts.mpsFar[0]);
}

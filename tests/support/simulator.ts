import type { Page } from "@playwright/test";
import { simulatorWords } from "#app/instruments/simulator/words.ts";
import { instrumentOn, openInstrument } from "./instruments.ts";
import { expect } from "./page.ts";

const { methods, verdicts, outcomes, held, chi } = simulatorWords;

/** The table has a title for each kind of result. */
const outcomeTitle = new RegExp(Object.values(outcomes.titles).join("|"));

export function simulatorOn(page: Page) {
  const instrument = instrumentOn(page, "simulator");
  const { section, verdict } = instrument;
  const methodRadio = (id: keyof typeof methods) =>
    section.getByRole("radio", { name: new RegExp(`^${methods[id].label}`) });
  const bondSlider = section.getByRole("slider", { name: chi });
  return {
    ...instrument,
    methodRadio,
    bondSlider,
    outcomeRows: section.getByRole("table", { name: outcomeTitle }).locator("tbody tr"),
    memoryRow: (id: keyof typeof methods) =>
      section
        .getByRole("table", { name: held.caption })
        .getByRole("row")
        .filter({ hasText: methods[id].label }),
    chooseSmallestBond: async () => {
      await methodRadio("mps").check();
      await bondSlider.press("Home");
      await expect(verdict).toContainText(verdicts.mpsFar[0]);
    },
  };
}

export async function openSimulator(page: Page) {
  await openInstrument(page, "simulator");
  return simulatorOn(page);
}

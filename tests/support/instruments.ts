import type { Page } from "@playwright/test";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { simulatorWords } from "#app/instruments/simulator/words.ts";
import { expect, openAndBoot } from "./page.ts";

/** The page of an instrument, the words of its button, and its result for the program that it opens with. */
export const instruments = {
  compiler: {
    path: "/compiler",
    run: instrumentSections.compiler.run,
    outcome: compilerWords.verdicts.proved.lead,
  },
  simulator: {
    path: "/simulation",
    run: instrumentSections.simulator.run,
    outcome: simulatorWords.verdicts.exact[0],
  },
  handshake: {
    path: "/tokenization",
    run: tokenizationPage.handshake.run,
    outcome: handshakeWords.outcomes.agreed.lead,
  },
} as const;

export type InstrumentName = keyof typeof instruments;

export const instrumentNames = Object.keys(instruments) as InstrumentName[];

/** The parts of an instrument; the name of each is its id too. */
export function instrumentOn(page: Page, name: InstrumentName) {
  const { path, run, outcome } = instruments[name];
  const section = page.locator(`#${name}`);
  const verdict = section.locator("[data-outcome]");
  return {
    path,
    outcome,
    section,
    startButton: section.getByRole("button", { name: run }),
    verdict,
    firstResult: verdict.first().locator("strong"),
    editor: section.getByRole("textbox", { name: programWords.editor }),
    presetRadio: (preset: keyof typeof programWords.presets) =>
      section.getByRole("radio", { name: programWords.presets[preset], exact: true }),
    choiceRadio: (label: string) => section.getByRole("radio", { name: label, exact: true }),
  };
}

/** Opens the page of an instrument's parts and runs it, and returns the parts. */
export async function openInstrument<Parts extends ReturnType<typeof instrumentOn>>(parts: Parts) {
  await openAndBoot(parts.section.page(), parts.path);
  await parts.startButton.click();
  await expect(parts.verdict.first()).toContainText(parts.outcome);
  return parts;
}

export const qasmHead = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

const { results, passes } = compilerWords;

export function compilerOn(page: Page) {
  const instrument = instrumentOn(page, "compiler");
  const { section } = instrument;
  const costTable = section.getByRole("table", { name: results.caption });
  const compiledFigure = section.getByRole("figure", {
    name: new RegExp(`^${compilerWords.after(0, "").split("0")[0]}`),
  });
  const codeList = section.getByRole("list", { name: compilerWords.code.title });
  return {
    ...instrument,
    passRadio: (id: keyof typeof passes.names) =>
      section.getByRole("radio", { name: new RegExp(`^${passes.names[id]} \\d+$`) }),
    costRow: (name: string) =>
      costTable
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) }),
    compiledFigure,
    gates: compiledFigure.locator("[data-gate]"),
    activeGate: compiledFigure.locator("[data-gate]:has([data-active])"),
    codeList,
    codeLines: codeList.getByRole("button"),
  };
}

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

export function handshakeOn(page: Page) {
  const instrument = instrumentOn(page, "handshake");
  return {
    ...instrument,
    choiceRadio: (label: string) =>
      instrument.section.getByRole("radio", {
        name: new RegExp(`^${label.replaceAll("+", "\\+")}`),
      }),
  };
}

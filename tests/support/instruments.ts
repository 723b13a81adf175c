import type { Locator, Page } from "@playwright/test";
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

/** The instrument that stands on a page. */
export function instrumentAt(path: string): InstrumentName | undefined {
  return instrumentNames.find((name) => instruments[name].path === path);
}

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

export async function openInstrument(page: Page, name: InstrumentName) {
  const { path, outcome, startButton, verdict } = instrumentOn(page, name);
  await openAndBoot(page, path);
  await startButton.click();
  await expect(verdict.first()).toContainText(outcome);
}

export const qasmHead = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** Fills the editor as a paste does, because typing thousands of letters takes a browser long. */
export async function pasteText(editor: Locator, text: string) {
  await editor.evaluate((field: HTMLTextAreaElement, value) => {
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

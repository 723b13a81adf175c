import type { Locator, Page } from "@playwright/test";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { expect, openAndBoot } from "./page.ts";

/** Where an instrument stands, and what its button says. */
export const instruments = {
  compiler: { path: "/compiler", id: "compiler", run: instrumentSections.compiler.run },
  simulator: { path: "/simulation", id: "simulator", run: instrumentSections.simulator.run },
  handshake: { path: "/tokenization", id: "handshake", run: tokenizationPage.handshake.run },
} as const;

export type InstrumentName = keyof typeof instruments;

export const instrumentNames = Object.keys(instruments) as InstrumentName[];

/** The instrument that stands on a page. */
export function instrumentAt(path: string): InstrumentName | undefined {
  return instrumentNames.find((name) => instruments[name].path === path);
}

/** The parts that every instrument has. */
export function instrumentOn(page: Page, name: InstrumentName) {
  const { path, id, run } = instruments[name];
  const section = page.locator(`#${id}`);
  return {
    path,
    id,
    section,
    start: section.getByRole("button", { name: run }),
    verdict: section.locator("[data-outcome]"),
    editor: section.getByRole("textbox", { name: programWords.editor }),
    preset: (preset: keyof typeof programWords.presets) =>
      section.getByRole("radio", { name: programWords.presets[preset], exact: true }),
  };
}

/** What every program of the tests begins with. */
export const qasmHead = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** The parts of an instrument with a program, by page: `editor(page)`. */
export function programInstrument(name: "compiler" | "simulator") {
  const section = (page: Page) => instrumentOn(page, name).section;
  return {
    section,
    start: (page: Page) => instrumentOn(page, name).start,
    verdict: (page: Page) => instrumentOn(page, name).verdict,
    editor: (page: Page) => instrumentOn(page, name).editor,
    choice: (page: Page, label: string | RegExp) =>
      section(page).getByRole("radio", { name: label, exact: true }),
    preset: (page: Page, id: keyof typeof programWords.presets) =>
      instrumentOn(page, name).preset(id),
  };
}

/** Opens the instrument; what came before it, and the scripts that came with it, with their bytes as sent. */
export async function reachFor(page: Page, name: InstrumentName) {
  const { path, start, section } = instrumentOn(page, name);
  const loaded = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    loaded.set(pathname, Number(response.headers()["content-length"]));
  });
  await openAndBoot(page, path);
  await start.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = new Set(loaded.keys());
  await start.click();
  await expect(section.locator("[data-outcome] strong").first()).toBeVisible();
  // The page's own figures are lazy and may come meanwhile.
  const isOwn = (file: string) => !before.has(file) && file.endsWith(".js");
  return {
    before: [...before],
    added: new Map([...loaded].filter(([file]) => isOwn(file))),
  };
}

/** As a paste does; typing thousands of letters takes a browser long. */
export async function pasteText(editor: Locator, text: string) {
  await editor.evaluate((field: HTMLTextAreaElement, value) => {
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

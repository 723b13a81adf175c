import { randomCircuit } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import type { Page } from "@playwright/test";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { instruments, programInstrument } from "./instruments.ts";
import { expect, openAndBoot } from "./page.ts";

const { results, verdicts, passes } = compilerWords;

export const { section, start, verdict, editor, choice, preset } = programInstrument("compiler");

/** Long enough to be caught at work. */
export const long = print(programOf(randomCircuit(16, 1500)));

export const pass = (page: Page, id: keyof typeof passes.names) =>
  section(page).getByRole("radio", { name: new RegExp(`^${passes.names[id]} \\d+$`) });

/** A row of the table of costs. */
export const row = (page: Page, name: string) =>
  section(page)
    .getByRole("table", { name: results.caption })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });

/** The drawing that the passes change; its gates are `[data-gate]`. */
export const after = (page: Page) =>
  section(page).getByRole("figure", {
    name: new RegExp(`^${compilerWords.after(0, "").split("0")[0]}`),
  });

/** The gate that is pointed at. */
export const lit = (page: Page) => after(page).locator("[data-gate]:has([data-active])");

export const codeLines = (page: Page) =>
  section(page).getByRole("list", { name: compilerWords.code.title });

/** The lines that are gates. */
export const codeLine = (page: Page) => codeLines(page).getByRole("button");

export async function openInstrument(page: Page) {
  await openAndBoot(page, instruments.compiler.path);
  await start(page).click();
  await expect(verdict(page)).toContainText(verdicts.proved.lead);
}

import type { Page } from "@playwright/test";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { instrumentOn, openInstrument } from "./instruments.ts";

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
    /** The gate that is pointed at. */
    activeGate: compiledFigure.locator("[data-gate]:has([data-active])"),
    codeList,
    /** The lines that are gates. */
    codeLines: codeList.getByRole("button"),
  };
}

export async function openCompiler(page: Page) {
  await openInstrument(page, "compiler");
  return compilerOn(page);
}

import { execFileSync } from "node:child_process";
import type { Baselines } from "@adyakshar/quantum/compiler";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { presetText } from "#app/instruments/program/presets.ts";
import { compilerOn } from "../support/compiler.ts";
import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

test("the example has one count on its page, in the instrument and on the command line", async ({
  page,
}) => {
  const report: { counts: Baselines["naive"]; baselines: Baselines } = JSON.parse(
    execFileSync(
      process.execPath,
      ["packages/quantum/bin/compile.ts", "--device", "line-4", "--json"],
      { encoding: "utf8", input: presetText("parityPhase", 4) },
    ),
  );
  const { counts: ours, baselines } = report;
  const { naive, sabre } = baselines;

  const { path, startButton, verdict, compiledFigure } = compilerOn(page);
  await openAndBoot(page, path);
  await expect(page.locator("main dl").first().locator("dd")).toHaveText([
    new RegExp(`^${sabre.twoQubit}→ to ${ours.twoQubit}$`),
    new RegExp(`^${sabre.depth}→ to ${ours.depth}$`),
  ]);

  await startButton.click();
  const line = compilerWords.line(
    "CX",
    { naive: naive.twoQubit, sabre: sabre.twoQubit, ours: ours.twoQubit },
    ours.depth,
  );
  // Before its full stop the instrument adds what other compilers need.
  await expect(verdict).toContainText(line.replace(/\.$/, ""));
  await expect(compiledFigure).toContainText(compilerWords.counts(ours.depth, ours.twoQubit));
});

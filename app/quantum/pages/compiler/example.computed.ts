import { verify } from "@adyakshar/quantum/compiler";
import { presetText } from "@adyakshar/quantum/qasm";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { compiledExample, counts, example } from "#app/quantum/compiled-example.ts";
import { peersOfExample } from "#data/presets.ts";

const { numerals, numeralsLabel, short, verdicts, device, passes } = compilerWords;
const costs = {
  naive: counts.naive.twoQubit,
  sabre: counts.sabre.twoQubit,
  ours: counts.ours.twoQubit,
  qiskit: peersOfExample.qiskit.cx,
  tket: peersOfExample.tket.cx,
};

/** The compiled example as it opens the page, and as the preview of the instrument shows it. */
export default {
  counts: costs,
  editor: programWords.editor,
  program: presetText("parityPhase", example.qubits).trim(),
  device,
  passes: {
    title: passes.title,
    items: compiledExample.stages.map(({ name, counts: { twoQubit } }) => ({
      name: passes.names[name].replaceAll("\u00ad", ""),
      twoQubit,
    })),
  },
  numerals: numerals(costs),
  numeralsLabel,
  result: `${verdicts[verify(example, compiledExample).verdict].lead} ${short(counts.ours.depth)}`,
};

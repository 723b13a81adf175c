import { verify } from "@adyakshar/quantum/compiler";
import { presetText } from "@adyakshar/quantum/qasm";
import { compiledExample, counts, example } from "#app/quantum/compiled-example.ts";
import { peersOfExample } from "#data/presets.ts";

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
  depth: counts.ours.depth,
  program: presetText("parityPhase", example.qubits).trim(),
  passes: compiledExample.stages.map(({ name, counts: { twoQubit } }) => ({ name, twoQubit })),
  verdict: verify(example, compiledExample).verdict,
};

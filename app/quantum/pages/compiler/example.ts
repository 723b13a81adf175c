import type { Circuit, Counts, Gate } from "@adyakshar/quantum/circuit";
import { fixed, pair } from "@adyakshar/quantum/circuit";
import { baselines, compile, line } from "@adyakshar/quantum/compiler";

/** The phase of the parity of two qubits, as it is usually written. */
function parityPhase(a: number, b: number): Gate[] {
  return [pair("cx", a, b), fixed("t", b), pair("cx", a, b)];
}

/** Four qubits that talk across the register, with the redundancy that generated circuits have. */
export const example: Circuit = {
  qubits: 4,
  operations: [
    fixed("h", 0),
    ...parityPhase(0, 3),
    pair("cx", 0, 1),
    pair("cx", 1, 3),
    fixed("t", 0),
    ...parityPhase(0, 3),
    fixed("t", 0),
    pair("cx", 1, 2),
    fixed("h", 0),
  ],
};

export const device = line(example.qubits);

export interface ExampleCounts {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
  ours: Counts;
  optimum: Counts;
}

/** As the page, the instrument and the command line compile it; its optimum by exact search, which only small ones allow. */
export function compileExample() {
  const ours = compile(example, device);
  if (ours.optimum === undefined) throw new Error("the search found no optimum");
  const counts: ExampleCounts = {
    ...baselines(example, device),
    ours: ours.counts,
    optimum: ours.optimum,
  };
  return { ours, counts };
}

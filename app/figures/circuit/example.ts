import { fixed, type Gate, pair } from "#app/engine/statevector/gates.ts";
import { type Circuit, count } from "./circuit.ts";
import { baseline, compile } from "./compile.ts";
import { line } from "./coupling.ts";

/** The phase of the parity of two qubits, as it is usually written. */
function parityPhase(a: number, b: number): Gate[] {
  return [pair("CX", a, b), fixed("T", b), pair("CX", a, b)];
}

/** Four qubits that talk across the register, with the redundancy that generated circuits have. */
export const example: Circuit = {
  qubits: 4,
  gates: [
    fixed("H", 0),
    ...parityPhase(0, 3),
    pair("CX", 0, 1),
    pair("CX", 1, 3),
    fixed("T", 0),
    ...parityPhase(0, 3),
    fixed("T", 0),
    pair("CX", 1, 2),
    fixed("H", 0),
  ],
};

export function compileExample() {
  const device = line(example.qubits);
  const before = baseline(example, device);
  const after = compile(example, device);
  return {
    before,
    after,
    counts: { written: count(example), before: count(before.circuit), after: count(after.circuit) },
  };
}

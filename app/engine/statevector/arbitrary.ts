import fc from "fast-check";
import { controlledPhase, fixed, type Gate, pair, rotation } from "./gates.ts";

/** A gate of any kind on a register of the given size, for property tests. */
export function anyGate(qubits: number): fc.Arbitrary<Gate> {
  const qubit = fc.integer({ min: 0, max: qubits - 1 });
  const angle = fc.oneof(
    fc.constantFrom(Math.PI, Math.PI / 2, Math.PI / 4, -Math.PI / 2),
    fc.double({ min: -7, max: 7, noNaN: true }),
  );
  const two = fc.tuple(qubit, qubit).filter(([a, b]) => a !== b);
  return fc.oneof(
    fc
      .tuple(fc.constantFrom("H", "X", "Y", "Z", "S", "SDG", "T", "TDG"), qubit)
      .map(([n, q]) => fixed(n, q)),
    fc.tuple(fc.constantFrom("RX", "RY", "RZ"), qubit, angle).map(([n, q, a]) => rotation(n, q, a)),
    fc.tuple(fc.constantFrom("CX", "CZ", "SWAP"), two).map(([n, [a, b]]) => pair(n, a, b)),
    fc.tuple(two, angle).map(([[a, b], phi]) => controlledPhase(a, b, phi)),
  );
}

export function anyCircuit(qubits: number, maxLength: number): fc.Arbitrary<Gate[]> {
  return fc.array(anyGate(qubits), { maxLength });
}

import type { Circuit } from "../circuit/gate.ts";
import { basisState, fidelity, innerProduct, runStatevector } from "../simulators/statevector.ts";

/** True if two circuits are one unitary up to a global phase, by every basis state and one phase for all. */
export function sameUnitary(a: Circuit, b: Circuit): boolean {
  const phases = Array.from({ length: 2 ** a.qubits }, (_, index) => {
    const [x, y] = [a, b].map((circuit) => runStatevector(circuit, basisState(a.qubits, index)));
    return fidelity(x, y) > 1 - 1e-9 ? innerProduct(x, y) : undefined;
  });
  const [first] = phases;
  return phases.every(
    (phase) =>
      phase !== undefined &&
      first !== undefined &&
      Math.hypot(phase[0] - first[0], phase[1] - first[1]) < 1e-7,
  );
}

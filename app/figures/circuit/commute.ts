import type { Gate } from "#app/engine/statevector/gates.ts";

type Axis = "x" | "y" | "z";

/** The Pauli axis with which the gate is diagonal on one of its qubits, if any. */
function axisOn(gate: Gate, qubit: number): Axis | undefined {
  switch (gate.name) {
    case "RX":
    case "X":
      return "x";
    case "RY":
    case "Y":
      return "y";
    case "H":
    case "SWAP":
      return undefined;
    case "CX":
      return gate.qubits[0] === qubit ? "z" : "x";
    default:
      return "z";
  }
}

/** Sufficient, not necessary: on every shared qubit both gates are diagonal along one axis. */
export function commutes(a: Gate, b: Gate): boolean {
  return a.qubits.every((qubit) => {
    if (!b.qubits.some((other) => other === qubit)) return true;
    const axis = axisOn(a, qubit);
    return axis !== undefined && axis === axisOn(b, qubit);
  });
}

import type {
  FixedGate,
  Gate,
  PairGate,
  PairRotationGate,
  RotationGate,
  TripleGate,
} from "./gate.ts";

export function fixed(name: FixedGate, qubit: number): Gate {
  return { name, qubits: [qubit] };
}

export function rotation(name: RotationGate, angle: number, qubit: number): Gate {
  return { name, qubits: [qubit], angles: [angle] };
}

export function u(theta: number, phi: number, lambda: number, qubit: number): Gate {
  return { name: "u", qubits: [qubit], angles: [theta, phi, lambda] };
}

/** The first qubit is the control where there is one. */
export function pair(name: PairGate, first: number, second: number): Gate {
  return { name, qubits: [first, second] };
}

export function pairRotation(
  name: PairRotationGate,
  angle: number,
  control: number,
  target: number,
): Gate {
  return { name, qubits: [control, target], angles: [angle] };
}

export function triple(name: TripleGate, first: number, second: number, third: number): Gate {
  return { name, qubits: [first, second, third] };
}

/** The gate on other qubits; `place` gives the new number of each. */
export function relabel<T extends { qubits: readonly number[] }>(
  operation: T,
  place: (qubit: number) => number,
): T {
  return { ...operation, qubits: operation.qubits.map(place) };
}

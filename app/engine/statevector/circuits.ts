import { controlledPhase, fixed, type Gate, pair } from "./gates.ts";

export function bellCircuit(): Gate[] {
  return ghzCircuit(2);
}

export function ghzCircuit(qubits: number): Gate[] {
  const ladder = Array.from({ length: qubits - 1 }, (_, k) => pair("CX", k, k + 1));
  return [fixed("H", 0), ...ladder];
}

/** The quantum Fourier transform, bit reversal included. */
export function qftCircuit(qubits: number): Gate[] {
  const gates: Gate[] = [];
  for (let high = qubits - 1; high >= 0; high--) {
    gates.push(fixed("H", high));
    for (let low = high - 1; low >= 0; low--) {
      gates.push(controlledPhase(low, high, Math.PI / 2 ** (high - low)));
    }
  }
  for (let k = 0; k < Math.floor(qubits / 2); k++) gates.push(pair("SWAP", k, qubits - 1 - k));
  return gates;
}

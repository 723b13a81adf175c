import type { Gate } from "#app/engine/statevector/gates.ts";

export interface Circuit {
  qubits: number;
  gates: readonly Gate[];
}

/** A SWAP is three CNOTs on hardware, and is counted so. */
const SWAP_COST = 3;

function cost(gate: Gate): number {
  return gate.name === "SWAP" ? SWAP_COST : 1;
}

/** The longest chain of gates that must follow one another. */
export function depth({ qubits, gates }: Circuit): number {
  const busyUntil = new Array<number>(qubits).fill(0);
  for (const gate of gates) {
    const end = Math.max(...gate.qubits.map((qubit) => busyUntil[qubit])) + cost(gate);
    for (const qubit of gate.qubits) busyUntil[qubit] = end;
  }
  return Math.max(0, ...busyUntil);
}

export function twoQubitCount({ gates }: Circuit): number {
  return gates
    .filter((gate) => gate.qubits.length === 2)
    .reduce((total, gate) => total + cost(gate), 0);
}

export interface Counts {
  depth: number;
  twoQubit: number;
  gates: number;
}

export function count(circuit: Circuit): Counts {
  return {
    depth: depth(circuit),
    twoQubit: twoQubitCount(circuit),
    gates: circuit.gates.reduce((total, gate) => total + cost(gate), 0),
  };
}

export function sharesQubit(a: Gate, b: Gate): boolean {
  return a.qubits.some((qubit) => b.qubits.some((other) => other === qubit));
}

export function sameQubits(a: Gate, b: Gate): boolean {
  return (
    a.qubits.length === b.qubits.length &&
    a.qubits.every((qubit) => b.qubits.some((other) => other === qubit))
  );
}

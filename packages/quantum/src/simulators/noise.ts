import { fixed } from "../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../circuit/gate.ts";
import { integer, type Random } from "../random.ts";
import { applyOneQubit, applyOperation, weightOfOnes } from "./kernels.ts";
import { basisState, createSampler, probabilities, type Statevector } from "./statevector.ts";

/** Errors after each gate, on the gate's qubits, and when a bit is read. Every entry is a probability. */
export interface NoiseModel {
  /** That a random Pauli operator other than the identity follows a one-qubit gate. */
  depolarizing1: number;
  /** After a gate on two or three qubits, on all of them together. */
  depolarizing2: number;
  /** That a qubit in |1⟩ falls to |0⟩ during a gate: amplitude damping. */
  damping: number;
  /** That a measured bit is read as its opposite. */
  readout: number;
}

export const noiseless: NoiseModel = { depolarizing1: 0, depolarizing2: 0, damping: 0, readout: 0 };

export function depolarizingRate(gate: Gate, noise: NoiseModel): number {
  return gate.qubits.length === 1 ? noise.depolarizing1 : noise.depolarizing2;
}

/** One random history: the operation and the errors that follow it. The average over histories is ρ. */
export function applyNoisy(
  state: Statevector,
  operation: Operation,
  noise: NoiseModel,
  random: Random,
): void {
  applyOperation(state, operation);
  if (operation.name === "barrier") return;
  if (random() < depolarizingRate(operation, noise)) {
    // Two bits a qubit: flip it, turn its phase; zero would be the identity.
    const error = 1 + integer(random, 4 ** operation.qubits.length - 1);
    for (const [k, qubit] of operation.qubits.entries()) applyPauli(state, qubit, error >> (2 * k));
  }
  if (noise.damping === 0) return;
  for (const qubit of operation.qubits) damp(state, qubit, noise.damping, random);
}

function applyPauli(state: Statevector, qubit: number, bits: number): void {
  if (bits & 1) applyOperation(state, fixed("x", qubit));
  if (bits & 2) applyOperation(state, fixed("z", qubit));
}

function damp(state: Statevector, qubit: number, damping: number, random: Random): void {
  const bit = 1 << qubit;
  const fallWeight = damping * weightOfOnes(state, bit);
  const isFalling = random() < fallWeight;
  const scale = 1 / Math.sqrt(isFalling ? fallWeight : 1 - fallWeight);
  const matrix = isFalling
    ? Float64Array.of(0, 0, Math.sqrt(damping) * scale, 0, 0, 0, 0, 0)
    : Float64Array.of(scale, 0, 0, 0, 0, 0, Math.sqrt(1 - damping) * scale, 0);
  applyOneQubit(state, 0, bit, matrix);
}

export function runTrajectory(circuit: Circuit, noise: NoiseModel, random: Random): Statevector {
  const state = basisState(circuit.qubits);
  for (const operation of circuit.operations) applyNoisy(state, operation, noise, random);
  return state;
}

/** One shot: a history of its own, one outcome drawn from it, read with errors. */
export function noisyShot(circuit: Circuit, noise: NoiseModel, random: Random): number {
  const state = runTrajectory(circuit, noise, random);
  const index = createSampler(probabilities(state), random)();
  return misread(index, circuit.qubits, noise, random);
}

export function misread(
  index: number,
  qubits: number,
  { readout }: NoiseModel,
  random: Random,
): number {
  let read = index;
  for (let qubit = 0; qubit < qubits; qubit++) if (random() < readout) read ^= 1 << qubit;
  return read;
}

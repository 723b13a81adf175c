import type { Program } from "@adyakshar/quantum/qasm";
import { probabilities, type Statevector } from "@adyakshar/quantum/simulators";
import type { ListedOutcome } from "./calls.ts";
import { largest, likeliestOf, listedOutcome } from "./read-state.ts";

/** The bits that a program measures into, or all its qubits where it measures into none. */
export interface Reading {
  names: readonly string[] | null;
  /** The qubit that each bit is read from, from the first bit on; undefined for a bit that stays 0. */
  sources: readonly (number | undefined)[];
}

export function readingOf({ circuit, bits, measurements }: Program): Reading {
  const measured = measurements.filter(({ bit }) => bit !== undefined);
  if (measured.length === 0) return { names: null, sources: [...Array(circuit.qubits).keys()] };
  const names = namesOf(bits);
  return {
    names,
    sources: names.map((_, k) => measured.find(({ bit }) => bit === k)?.qubit),
  };
}

/** The bits of an outcome, from the last to the first. */
export function textOf({ sources }: Reading, bitOf: (qubit: number) => number): string {
  return sources
    .map((qubit) => (qubit === undefined ? 0 : bitOf(qubit)))
    .reverse()
    .join("");
}

export const textOfIndex = (reading: Reading, index: number): string =>
  textOf(reading, (qubit) => (index >> qubit) & 1);

/** The probabilities of a state's outcomes: of the likeliest, and of any one. */
export interface Likelihood {
  likeliest: readonly ListedOutcome[];
  of: (bits: string) => ListedOutcome;
}

export function likelihoodOf(state: Statevector, reading: Reading): Likelihood {
  if (reading.names === null) {
    return {
      likeliest: likeliestOf(state),
      of: (bits) => listedOutcome(state, Number.parseInt(bits, 2)),
    };
  }
  const qubits = [...new Set(reading.sources.filter((qubit) => qubit !== undefined))];
  const shares = new Float64Array(2 ** qubits.length);
  for (const [index, probability] of probabilities(state).entries()) {
    let outcome = 0;
    for (const [k, qubit] of qubits.entries()) outcome |= ((index >> qubit) & 1) << k;
    shares[outcome] += probability;
  }
  const placeOf = new Map(qubits.map((qubit, place) => [qubit, place]));
  const bitsOf = (outcome: number) =>
    textOf(reading, (qubit) => (outcome >> (placeOf.get(qubit) ?? 0)) & 1);
  const known = new Map<string, number>();
  for (const [outcome, share] of shares.entries()) known.set(bitsOf(outcome), share);
  return {
    likeliest: largest(shares).map((outcome) => ({
      bits: bitsOf(outcome),
      probability: shares[outcome],
    })),
    of: (bits) => ({ bits, probability: known.get(bits) ?? 0 }),
  };
}

export function namesOf(registers: Program["bits"]): string[] {
  return registers.flatMap(({ name, size }) =>
    size === 1 ? [name] : Array.from({ length: size }, (_, k) => `${name}[${k}]`),
  );
}

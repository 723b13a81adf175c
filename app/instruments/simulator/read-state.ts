import type { Program } from "@adyakshar/quantum/qasm";
import { probabilities, type Statevector } from "@adyakshar/quantum/simulators";

/** One dot for each amplitude, or for a block of neighbors where there are too many. */
export interface Lattice {
  /** Qubits along the rows and along the columns, and those within a dot. */
  across: number;
  down: number;
  within: number;
  /** The square root of each dot's probability. */
  moduli: Float32Array;
  /** The phase of a dot's largest amplitude, in turns. */
  phases: Float32Array;
}

/** Probabilities below this count as zero. */
export const MIN_PROBABILITY = 1e-12;

/** Bits from the last qubit to the first. */
export interface ListedOutcome {
  bits: string;
  /** Without noise; absent where the method does not tell it. */
  probability?: number;
  /** In turns. */
  phase?: number;
}

/** One qubit alone: its vector in the Bloch sphere, shorter the more it is entangled with others. */
export type BlochVector = readonly [x: number, y: number, z: number];

/** Qubits whose amplitudes get a dot of their own. */
const MAX_DRAWN_QUBITS = 12;
export const MAX_LISTED_OUTCOMES = 8;

export function latticeOf({ qubits, re, im }: Statevector): Lattice {
  const within = Math.max(0, qubits - MAX_DRAWN_QUBITS);
  const dots = 2 ** (qubits - within);
  const block = 2 ** within;
  const moduli = new Float32Array(dots);
  const phases = new Float32Array(dots);
  for (let dot = 0; dot < dots; dot++) {
    let sum = 0;
    let maxProbability = -1;
    let at = 0;
    for (let k = dot * block; k < (dot + 1) * block; k++) {
      const probability = re[k] * re[k] + im[k] * im[k];
      sum += probability;
      if (probability > maxProbability) {
        maxProbability = probability;
        at = k;
      }
    }
    moduli[dot] = Math.sqrt(sum);
    phases[dot] = turns(re[at], im[at]);
  }
  const drawnQubits = qubits - within;
  return {
    across: Math.ceil(drawnQubits / 2),
    down: Math.floor(drawnQubits / 2),
    within,
    moduli,
    phases,
  };
}

/** The likeliest outcomes first, and those of equal probability by index. */
export function likeliestOf(state: Statevector): ListedOutcome[] {
  return largest(probabilities(state)).map((index) => listedOutcome(state, index));
}

export function largest(probabilities: Float64Array): number[] {
  const candidates: { index: number; probability: number }[] = [];
  const keepLargest = () => {
    candidates.sort((a, b) => likelihoodRank(a, b) || a.index - b.index);
    candidates.splice(MAX_LISTED_OUTCOMES);
  };
  let minProbability = MIN_PROBABILITY;
  for (const [index, probability] of probabilities.entries()) {
    // Rounding errors must not decide which of two equals is kept.
    if (probability <= minProbability * (1 + 1e-9)) continue;
    candidates.push({ index, probability });
    if (candidates.length < 2 * MAX_LISTED_OUTCOMES) continue;
    keepLargest();
    minProbability = candidates[MAX_LISTED_OUTCOMES - 1].probability;
  }
  keepLargest();
  return candidates.map(({ index }) => index);
}

/** Sorts the likelier outcome first; rounding errors must not decide the order of equals. */
export function likelihoodRank(a: { probability?: number }, b: { probability?: number }): number {
  const rounded = ({ probability = 0 }) => Math.round(probability * 1e9);
  return rounded(b) - rounded(a);
}

export function listedOutcome({ qubits, re, im }: Statevector, index: number): ListedOutcome {
  return {
    bits: bitString(index, qubits),
    probability: re[index] ** 2 + im[index] ** 2,
    phase: turns(re[index], im[index]),
  };
}

export function bitString(index: number, qubits: number): string {
  return index.toString(2).padStart(qubits, "0");
}

/** The vector of each qubit alone: its three expectation values. */
export function vectorsOf({ qubits, re, im }: Statevector): BlochVector[] {
  return Array.from({ length: qubits }, (_, qubit) => {
    const bit = 1 << qubit;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let one = bit; one < re.length; one = (one + 1) | bit) {
      const zero = one ^ bit;
      x += re[zero] * re[one] + im[zero] * im[one];
      y += re[zero] * im[one] - im[zero] * re[one];
      z += re[zero] ** 2 + im[zero] ** 2 - re[one] ** 2 - im[one] ** 2;
    }
    return [2 * x, 2 * y, z] as const;
  });
}

function turns(re: number, im: number): number {
  return Math.atan2(im, re) / (2 * Math.PI);
}

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

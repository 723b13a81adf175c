import { ones, parity } from "../circuit/bits.ts";
import type { Circuit, Operation } from "../circuit/gate.ts";
import type { Random } from "../random.ts";
import { SimulatorError } from "./error.ts";
import { checkMemory } from "./memory.ts";
import { type CliffordStep, cliffordFault, cliffordSteps } from "./tableau-steps.ts";

/**
 * Aaronson and Gottesman's tableau, packed by columns: for each qubit the X and the Z bits of all rows, 32 rows a word.
 * A row is i^(low + 2 high) X^x Z^z. The first half of the words holds destabilizers, the second half stabilizers, so
 * that a gate or a measurement works on 32 rows at once.
 */
export interface Tableau {
  readonly qubits: number;
  /** Words of one half. */
  readonly half: number;
  readonly x: Int32Array[];
  readonly z: Int32Array[];
  readonly low: Int32Array;
  readonly high: Int32Array;
}

export function createTableau(qubits: number): Tableau {
  const half = Math.ceil(qubits / 32);
  checkMemory("stabilizer tableau", qubits, heldTableauBytes(qubits));
  const words = () => new Int32Array(2 * half);
  const x = Array.from({ length: qubits }, words);
  const z = Array.from({ length: qubits }, words);
  for (let k = 0; k < qubits; k++) {
    x[k][k >> 5] = 1 << (k & 31);
    z[k][half + (k >> 5)] = 1 << (k & 31);
  }
  return { qubits, half, x, z, low: words(), high: words() };
}

/** Bytes that the packed tableau occupies, padding included. */
export function heldTableauBytes(qubits: number): number {
  return (2 * qubits + 2) * 2 * Math.ceil(qubits / 32) * 4;
}

export function copyTableau(tableau: Tableau): Tableau {
  return {
    ...tableau,
    x: tableau.x.map((column) => column.slice()),
    z: tableau.z.map((column) => column.slice()),
    low: tableau.low.slice(),
    high: tableau.high.slice(),
  };
}

/** Changes the tableau in place; throws a SimulatorError with this index at a gate that is not Clifford. */
export function applyClifford(tableau: Tableau, operation: Operation, index?: number): void {
  if (operation.name === "barrier") return;
  const steps = cliffordSteps(operation);
  if (!steps) throw new SimulatorError(cliffordFault(operation) ?? "", index);
  for (const step of steps) applyStep(tableau, step);
}

export function runTableau(circuit: Circuit): Tableau {
  const tableau = createTableau(circuit.qubits);
  for (const [index, operation] of circuit.operations.entries()) {
    applyClifford(tableau, operation, index);
  }
  return tableau;
}

function applyStep(tableau: Tableau, step: CliffordStep): void {
  const { x, z, low, high } = tableau;
  switch (step.kind) {
    case "cx": {
      const { control, target } = step;
      for (let w = 0; w < low.length; w++) {
        x[target][w] ^= x[control][w];
        z[control][w] ^= z[target][w];
      }
      return;
    }
    case "swap": {
      const { first, second } = step;
      [x[first], x[second]] = [x[second], x[first]];
      [z[first], z[second]] = [z[second], z[first]];
      return;
    }
    case "one": {
      const { imageOfX, imageOfZ, qubit } = step;
      // Moving the image of X past that of Z changes the sign where Z meets X.
      const both = imageOfX.z & imageOfZ.x ? -1 : 0;
      for (let w = 0; w < low.length; w++) {
        const oldX = x[qubit][w];
        const oldZ = z[qubit][w];
        addPhase(tableau, w, oldX, imageOfX.phase);
        addPhase(tableau, w, oldZ, imageOfZ.phase);
        high[w] ^= oldX & oldZ & both;
        x[qubit][w] = (imageOfX.x ? oldX : 0) ^ (imageOfZ.x ? oldZ : 0);
        z[qubit][w] = (imageOfX.z ? oldX : 0) ^ (imageOfZ.z ? oldZ : 0);
      }
      return;
    }
  }
}

/** Multiplies the rows in `mask` by i^phase. */
function addPhase({ low, high }: Tableau, word: number, mask: number, phase: number): void {
  if (phase & 1) {
    high[word] ^= low[word] & mask;
    low[word] ^= mask;
  }
  if (phase & 2) high[word] ^= mask;
}

export function bitAt(column: Int32Array, row: number): number {
  return (column[row >> 5] >>> (row & 31)) & 1;
}

function setBit(column: Int32Array, row: number, value: number): void {
  const bit = 1 << (row & 31);
  column[row >> 5] = value ? column[row >> 5] | bit : column[row >> 5] & ~bit;
}

/** Measures in the Z basis and collapses the state. */
export function measureQubit(tableau: Tableau, qubit: number, random: Random): 0 | 1 {
  const { x, half } = tableau;
  for (let w = half; w < 2 * half; w++) {
    const word = x[qubit][w];
    if (word === 0) continue;
    const outcome = random() < 0.5 ? 0 : 1;
    collapse(tableau, qubit, 32 * w + 31 - Math.clz32(word & -word), outcome);
    return outcome;
  }
  return determinedOutcome(tableau, qubit);
}

/**
 * Multiplies every other row that anticommutes with Z by row `pivot`, then puts ±Z in that row's place. The row becomes
 * its own destabilizer, whose sign nobody reads.
 */
function collapse(tableau: Tableau, qubit: number, pivot: number, outcome: 0 | 1): void {
  const { x, z, low, high, half, qubits } = tableau;
  const rows = x[qubit].slice();
  setBit(rows, pivot, 0);
  const partner = pivot - 32 * half;
  const phase = bitAt(low, pivot) + 2 * bitAt(high, pivot);
  for (let w = 0; w < 2 * half; w++) addPhase(tableau, w, rows[w], phase);
  for (let q = 0; q < qubits; q++) {
    const pivotX = bitAt(x[q], pivot);
    const pivotZ = bitAt(z[q], pivot);
    for (let w = 0; w < 2 * half; w++) {
      if (pivotZ) high[w] ^= x[q][w] & rows[w];
      if (pivotX) x[q][w] ^= rows[w];
      if (pivotZ) z[q][w] ^= rows[w];
    }
    setBit(x[q], partner, pivotX);
    setBit(z[q], partner, pivotZ);
    setBit(x[q], pivot, 0);
    setBit(z[q], pivot, q === qubit ? 1 : 0);
  }
  setBit(low, pivot, 0);
  setBit(high, pivot, outcome);
}

/** The sign of the product of stabilizers that equals ±Z: those whose destabilizer anticommutes with Z. */
function determinedOutcome({ x, z, low, high, half, qubits }: Tableau, qubit: number): 0 | 1 {
  let signs = 0;
  let quarters = 0;
  for (let w = 0; w < half; w++) {
    const rows = x[qubit][w];
    signs ^= parity(high[half + w] & rows);
    quarters += ones(low[half + w] & rows);
  }
  for (let q = 0; q < qubits; q++) {
    let carry = 0;
    for (let w = 0; w < half; w++) {
      const rows = x[qubit][w];
      // Bit k of `before` tells whether the rows before k hold an odd number of Z's to move past an X.
      const zs = z[q][half + w] & rows;
      let before = zs << 1;
      for (let shift = 1; shift < 32; shift *= 2) before ^= before << shift;
      signs ^= parity((before ^ carry) & x[q][half + w] & rows);
      if (parity(zs)) carry = ~carry;
    }
  }
  return ((signs + (quarters >> 1)) & 1) as 0 | 1;
}

/**
 * Draws outcomes of measuring every qubit (entry k is qubit k), the state left as it is. The outcomes of a stabilizer
 * state are one of them plus any combination of the stabilizers' X parts, all equally likely.
 */
export function createTableauSampler(tableau: Tableau, random: Random): () => Uint8Array {
  const { half, qubits } = tableau;
  const measured = copyTableau(tableau);
  const base = Uint8Array.from({ length: qubits }, (_, qubit) =>
    measureQubit(measured, qubit, random),
  );
  const rows = new Int32Array(half);
  return () => {
    for (let w = 0; w < half; w++) rows[w] = Math.floor(random() * 2 ** 32);
    return base.map((bit, qubit) => {
      let flip = 0;
      for (let w = 0; w < half; w++) flip ^= tableau.x[qubit][half + w] & rows[w];
      return bit ^ parity(flip);
    });
  };
}

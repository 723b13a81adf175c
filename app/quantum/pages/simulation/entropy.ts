import { fixed, type Operation, pair } from "@adyakshar/quantum/circuit";
import { integer, type Random, seeded } from "@adyakshar/quantum/random";
import { applyClifford, createTableau, type Tableau } from "@adyakshar/quantum/simulators";
import { BOND_DIMENSION } from "#app/pictures/state-memory.ts";

export const QUBITS = 128;
export const LAYERS = 216;

/** The bits of entanglement across each cut of a line of qubits: the rank of the stabilizers on its left side, less their number. */
export function entropies({ qubits, half, x, z }: Tableau): number[] {
  const basis: Int32Array[] = [];
  const leads: number[] = [];
  const add = (column: Int32Array) => {
    const left = column.slice(half);
    for (const [k, other] of basis.entries()) {
      if ((left[leads[k] >> 5] >>> (leads[k] & 31)) & 1) {
        for (let w = 0; w < half; w++) left[w] ^= other[w];
      }
    }
    const word = left.findIndex((bits) => bits !== 0);
    if (word < 0) return;
    leads.push(32 * word + 31 - Math.clz32(left[word]));
    basis.push(left);
  };
  return Array.from({ length: qubits - 1 }, (_, cut) => {
    add(x[cut]);
    add(z[cut]);
    return basis.length - (cut + 1);
  });
}

const turns = [[], ["h"], ["s"], ["h", "s"], ["s", "h"], ["h", "s", "h"]] as const;

/** CX on every second pair, each qubit turned at random before it. */
function layer(parity: number, random: Random): Operation[] {
  const gates: Operation[] = [];
  for (let low = parity; low + 1 < QUBITS; low += 2) {
    for (const qubit of [low, low + 1]) {
      for (const name of turns[integer(random, turns.length)]) gates.push(fixed(name, qubit));
    }
    gates.push(pair("cx", low, low + 1));
  }
  return gates;
}

export interface Profile {
  layer: number;
  /** The entanglement across each cut. */
  bits: readonly number[];
  peak: number;
}

const random = seeded(7);
const tableau = createTableau(QUBITS);

/** The entanglement of a line of qubits as it grows under random Clifford gates. */
export const profiles = Array.from({ length: LAYERS }, (_, k): Profile => {
  for (const gate of layer(k % 2, random)) applyClifford(tableau, gate);
  const bits = entropies(tableau);
  return { layer: k + 1, bits, peak: Math.max(...bits) };
});

/** The entanglement in bits that the bonds of a matrix product state hold at most. */
export const MAX_HELD_BITS = Math.log2(BOND_DIMENSION);

/** The profile from which on a bond is always too small. */
export const firstOverflow =
  profiles[profiles.findLastIndex(({ peak }) => peak <= MAX_HELD_BITS) + 1];

import { fixed, relabel } from "../../circuit/build.ts";
import type { Gate, Operation } from "../../circuit/gate.ts";
import { dagger, product } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";

/** A Pauli on one wire: bit 0 for X, bit 1 for Z, both for Y. */
export type Pauli = 0 | 1 | 2 | 3;
export const PAULIS = [1, 2, 3] as const;

/** A product of Paulis with its sign. */
export interface SignedPauli {
  on: Pauli[];
  isNegative: boolean;
}

const MATRICES = ["x", "z", "y"].map((name) => matrixOf(fixed(name as "x" | "y" | "z", 0)));

/** The images of X, Z and Y under conjugation, or undefined for a gate that is no Clifford. */
function imagesOf(matrix: Matrix): { pauli: Pauli; isNegative: boolean }[] | undefined {
  const inverse = dagger(matrix);
  const images = MATRICES.map((before) => {
    const after = product(matrix, before, inverse);
    for (const [k, wanted] of MATRICES.entries()) {
      for (const sign of [1, -1]) {
        if (after.every((value, at) => Math.abs(value - sign * wanted[at]) < 1e-9)) {
          return { pauli: PAULIS[k], isNegative: sign < 0 };
        }
      }
    }
    return undefined;
  });
  return images.every((image) => image !== undefined) ? images : undefined;
}

/** Conjugates the products by the circuit, in place; false where a gate is neither CX nor a one-qubit Clifford. */
export function conjugate(
  products: readonly SignedPauli[],
  operations: readonly Operation[],
): boolean {
  for (const operation of operations) {
    if (operation.name === "barrier") return false;
    const [a, b] = operation.qubits;
    if (operation.name === "cx" && b !== undefined) {
      for (const product of products) {
        const { on } = product;
        const x = on[a] & 1;
        const z = on[b] >> 1;
        if (x && z && (on[b] & 1) === on[a] >> 1) product.isNegative = !product.isNegative;
        on[b] = (on[b] ^ x) as Pauli;
        on[a] = (on[a] ^ (z << 1)) as Pauli;
      }
      continue;
    }
    const images = operation.qubits.length === 1 ? imagesOf(matrixOf(operation)) : undefined;
    if (images === undefined) return false;
    for (const product of products) {
      const before = product.on[a];
      if (before === 0) continue;
      const { pauli, isNegative } = images[before - 1];
      product.on[a] = pauli;
      if (isNegative) product.isNegative = !product.isNegative;
    }
  }
  return true;
}

export function single(qubits: number, wire: number, pauli: Pauli): SignedPauli {
  const on = new Array<Pauli>(qubits).fill(0);
  on[wire] = pauli;
  return { on, isNegative: false };
}

const LOCALS = [[], ["h"], ["s"], ["h", "s"], ["s", "h"], ["h", "s", "h"]] as const;
const FLIPS = [[], ["x"], ["y"], ["z"]] as const;

/** The one-qubit gates that make the given Paulis of X and Z on a wire. */
export function localGates([x, z]: readonly SignedPauli[], wire: number, qubit: number): Gate[] {
  for (const local of LOCALS) {
    for (const flip of FLIPS) {
      const gates = [...local, ...flip].map((name) => fixed(name, 0));
      const products = [single(1, 0, 1), single(1, 0, 2)];
      conjugate(products, gates);
      const isIt = [x, z].every(
        ({ on, isNegative }, k) =>
          on[wire] === products[k].on[0] && isNegative === products[k].isNegative,
      );
      if (isIt) return gates.map((gate) => relabel(gate, () => qubit));
    }
  }
  throw new Error("every one-qubit Clifford is in the list");
}

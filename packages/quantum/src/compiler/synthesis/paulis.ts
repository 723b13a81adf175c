import { fixed, relabel } from "../../circuit/build.ts";
import type { Gate, Operation } from "../../circuit/gate.ts";
import { applyClifford, bitAt, createTableau, type Tableau } from "../../simulators/tableau.ts";
import { cliffordSteps } from "../../simulators/tableau-steps.ts";

/** A product of Paulis with its sign: on each wire bit 0 for X, bit 1 for Z, both for Y. */
export interface SignedPauli {
  on: number[];
  isNegative: boolean;
}

/** What X and Z of each qubit in turn become under a circuit; undefined where it is not made of Clifford gates alone. */
export function imagesUnder(
  operations: readonly Operation[],
  qubits: number,
): SignedPauli[] | undefined {
  const isClifford = (operation: Operation) =>
    operation.name !== "barrier" && cliffordSteps(operation) !== undefined;
  if (!operations.every(isClifford)) return undefined;
  const tableau = createTableau(qubits);
  for (const operation of operations) applyClifford(tableau, operation);
  return Array.from({ length: 2 * qubits }, (_, k) =>
    rowOf(tableau, (k >> 1) + (k % 2 === 0 ? 0 : 32 * tableau.half)),
  );
}

function rowOf({ x, z, low, high }: Tableau, row: number): SignedPauli {
  const on = x.map((column, wire) => bitAt(column, row) | (bitAt(z[wire], row) << 1));
  // A row is i^phase X^x Z^z, and Y is iXZ.
  const phase = bitAt(low, row) + 2 * bitAt(high, row) - on.filter((pauli) => pauli === 3).length;
  return { on, isNegative: (phase & 3) === 2 };
}

const locals = [[], ["h"], ["s"], ["h", "s"], ["s", "h"], ["h", "s", "h"]] as const;
const flips = [[], ["x"], ["y"], ["z"]] as const;

/** The one-qubit gates that make the given Paulis of X and Z on a wire. */
export function localGates([x, z]: readonly SignedPauli[], wire: number): Gate[] {
  for (const local of locals) {
    for (const flip of flips) {
      const gates = [...local, ...flip].map((name) => fixed(name, 0));
      const images = imagesUnder(gates, 1);
      const isIt = [x, z].every(
        ({ on, isNegative }, k) =>
          on[wire] === images?.[k].on[0] && isNegative === images[k].isNegative,
      );
      if (isIt) return gates.map((gate) => relabel(gate, () => wire));
    }
  }
  throw new Error("every one-qubit Clifford is in the list");
}

import { toBasis } from "../../circuit/decompose.ts";
import type { Circuit } from "../../circuit/gate.ts";
import type { Routed } from "../routing/routed.ts";
import { conjugate, type Pauli, type SignedPauli, single } from "../synthesis/paulis.ts";

const [X, Z] = [1, 2] as const;

/** The products conjugated by a circuit; undefined where it has a gate that is no Clifford. */
function conjugated(
  products: readonly SignedPauli[],
  circuit: Circuit,
): readonly SignedPauli[] | undefined {
  const { operations } = toBasis(circuit, "cx");
  const gates = operations.filter(({ name }) => name !== "barrier");
  return conjugate(products, gates) ? products : undefined;
}

/**
 * Whether two Clifford circuits make the same of X and Z of every qubit, and leave idle wires at zero: then they are equal up
 * to a global phase, at any size. False also where one of them is no Clifford circuit: nothing is refuted here.
 */
export function sameCliffords(source: Circuit, { circuit, layout, output }: Routed): boolean {
  const { qubits } = source;
  const wires = circuit.qubits;
  const idle = (used: readonly number[]) =>
    Array.from({ length: wires }, (_, wire) => wire).filter((wire) => !used.includes(wire));
  const generators = (at: (qubit: number) => number, size: number) =>
    Array.from({ length: 2 * qubits }, (_, k) => single(size, at(k >> 1), k % 2 === 0 ? X : Z));

  const before = conjugated(
    generators((qubit) => qubit, qubits),
    source,
  );
  const after =
    before &&
    conjugated(
      generators((qubit) => layout[qubit], wires),
      circuit,
    );
  const zeros =
    after &&
    conjugated(
      idle(layout).map((wire) => single(wires, wire, Z)),
      circuit,
    );
  if (!zeros) return false;

  const rest = idle(output);
  // Z on a wire at zero does nothing.
  const actsOnZeros = ({ on }: SignedPauli) => rest.some((wire) => (on[wire] & X) !== 0);
  const onProgram = ({ on }: SignedPauli): Pauli[] => output.map((wire) => on[wire]);
  return (
    after.every(
      (product, k) =>
        product.isNegative === before[k].isNegative &&
        !actsOnZeros(product) &&
        onProgram(product).every((pauli, qubit) => pauli === before[k].on[qubit]),
    ) &&
    zeros.every(
      (zero) =>
        !zero.isNegative && !actsOnZeros(zero) && onProgram(zero).every((pauli) => pauli === 0),
    )
  );
}

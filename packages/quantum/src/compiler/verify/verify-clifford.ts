import { fixed } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import type { Routed } from "../routing/routed.ts";
import { applyAfter, identityOn } from "./steps.ts";

/** A product of Paulis with its sign: on each wire bit 0 for X, bit 1 for Z, both for Y. */
interface SignedPauli {
  on: number[];
  isNegative: boolean;
}

const [X, Z] = [1, 2] as const;
const pauliMatrices = (["id", "x", "z", "y"] as const).map((name) => matrixOf(fixed(name, 0)));

function single(qubits: number, wire: number, pauli: number): SignedPauli {
  const on = new Array<number>(qubits).fill(0);
  on[wire] = pauli;
  return { on, isNegative: false };
}

/** The matrix of a gate after the Paulis, or before them. */
function withPaulis(gate: Matrix, paulis: readonly number[], isAfter: boolean): Matrix {
  const wires = [...paulis.keys()];
  const total = identityOn(wires);
  if (!isAfter) applyAfter(total, { wires, matrix: gate });
  for (const wire of wires)
    applyAfter(total, { wires: [wire], matrix: pauliMatrices[paulis[wire]] });
  if (isAfter) applyAfter(total, { wires, matrix: gate });
  return total.matrix;
}

function paulisOf(code: number, wires: number): number[] {
  return Array.from({ length: wires }, (_, wire) => (code >> (2 * wire)) & 3);
}

/** The Paulis that do after the gate what the given ones do before it; undefined where it is no Clifford. */
function imageOf(gate: Gate, code: number): SignedPauli | undefined {
  const matrix = matrixOf(gate);
  const wires = gate.qubits.length;
  const wanted = withPaulis(matrix, paulisOf(code, wires), true);
  for (let other = 0; other < 4 ** wires; other++) {
    const on = paulisOf(other, wires);
    const found = withPaulis(matrix, on, false);
    for (const sign of [1, -1]) {
      if (found.every((value, at) => Math.abs(sign * value - wanted[at]) < 1e-9)) {
        return { on, isNegative: sign < 0 };
      }
    }
  }
  return undefined;
}

/** The products behind a circuit instead of before it; undefined where it has a gate that is no Clifford. */
function conjugated(
  products: readonly SignedPauli[],
  { operations }: Circuit,
): readonly SignedPauli[] | undefined {
  const known = new Map<string, (SignedPauli | undefined)[]>();
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    const gate = JSON.stringify({ ...operation, qubits: [] });
    const images = known.get(gate) ?? [];
    known.set(gate, images);
    const { qubits } = operation;
    for (const product of products) {
      let code = 0;
      for (let k = 0; k < qubits.length; k++) code |= product.on[qubits[k]] << (2 * k);
      if (code === 0) continue;
      images[code] ??= imageOf(operation, code);
      const image = images[code];
      if (!image) return undefined;
      for (let k = 0; k < qubits.length; k++) product.on[qubits[k]] = image.on[k];
      if (image.isNegative) product.isNegative = !product.isNegative;
    }
  }
  return products;
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
  const onProgram = ({ on }: SignedPauli) => output.map((wire) => on[wire]);
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

import { fixed } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { range } from "../../range.ts";
import type { Routed } from "../routing/routed.ts";
import { applyAfter, identityOn } from "./steps.ts";

/** A product of Paulis with its sign: on each wire bit 0 for X, bit 1 for Z, both for Y. */
interface SignedPauli {
  on: number[];
  isNegative: boolean;
}

const [X, Z] = [1, 2] as const;
const pauliMatrices = (["id", "x", "z", "y"] as const).map((name) => matrixOf(fixed(name, 0)));

function singlePauli(qubits: number, wire: number, pauli: number): SignedPauli {
  const on = new Array<number>(qubits).fill(0);
  on[wire] = pauli;
  return { on, isNegative: false };
}

/** The matrix of a gate after the Paulis, or before them. */
function withPaulis(gate: Matrix, paulis: readonly number[], isAfter: boolean): Matrix {
  const wires = [...paulis.keys()];
  const ofPaulis = wires.map((wire) => ({ wires: [wire], matrix: pauliMatrices[paulis[wire]] }));
  const ofGate = { wires, matrix: gate };
  const total = identityOn(wires);
  for (const step of isAfter ? [...ofPaulis, ofGate] : [ofGate, ...ofPaulis])
    applyAfter(total, step);
  return total.matrix;
}

function paulisOf(code: number, wires: number): number[] {
  return range(wires).map((wire) => (code >> (2 * wire)) & 3);
}

/** The Paulis that do after the gate what the given ones do before it; undefined where it is no Clifford. */
function imageOf(gate: Gate, code: number): SignedPauli | undefined {
  const matrix = matrixOf(gate);
  const wires = gate.qubits.length;
  const wantedMatrix = withPaulis(matrix, paulisOf(code, wires), true);
  for (let other = 0; other < 4 ** wires; other++) {
    const on = paulisOf(other, wires);
    const otherMatrix = withPaulis(matrix, on, false);
    for (const sign of [1, -1]) {
      if (otherMatrix.every((value, at) => Math.abs(sign * value - wantedMatrix[at]) < 1e-9)) {
        return { on, isNegative: sign < 0 };
      }
    }
  }
  return undefined;
}

/** The products behind a circuit instead of before it; undefined where it has a gate that is no Clifford. */
function conjugate(
  products: readonly SignedPauli[],
  { operations }: Circuit,
): readonly SignedPauli[] | undefined {
  const imagesByGate = new Map<string, (SignedPauli | undefined)[]>();
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    const gate = JSON.stringify({ ...operation, qubits: [] });
    const images = imagesByGate.get(gate) ?? [];
    imagesByGate.set(gate, images);
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
 * True if two Clifford circuits make the same of X and Z of every qubit, and leave idle wires at zero: then they are equal up
 * to a global phase, at any size. False also where one of them is no Clifford circuit: nothing is refuted here.
 */
export function sameCliffords(source: Circuit, { circuit, layout, output }: Routed): boolean {
  const wires = circuit.qubits;
  const idleWires = (places: readonly number[]) =>
    range(wires).filter((wire) => !places.includes(wire));
  const generators = (places: readonly number[], size: number) =>
    places.flatMap((place) => [singlePauli(size, place, X), singlePauli(size, place, Z)]);
  const zeros = idleWires(layout).map((wire) => singlePauli(wires, wire, Z));

  const expected = conjugate(generators(range(source.qubits), source.qubits), source);
  const images = expected && conjugate(generators(layout, wires), circuit);
  const imagesOfZeros = images && conjugate(zeros, circuit);
  if (!imagesOfZeros) return false;

  const idleAtEnd = idleWires(output);
  // Z on a wire at zero does nothing.
  const isSame = (image: SignedPauli, { on, isNegative }: SignedPauli) =>
    image.isNegative === isNegative &&
    idleAtEnd.every((wire) => (image.on[wire] & X) === 0) &&
    output.every((wire, qubit) => image.on[wire] === on[qubit]);
  const nothing = singlePauli(source.qubits, 0, 0);
  return (
    images.every((image, k) => isSame(image, expected[k])) &&
    imagesOfZeros.every((image) => isSame(image, nothing))
  );
}

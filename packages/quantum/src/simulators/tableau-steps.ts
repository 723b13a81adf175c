import { fixed } from "../circuit/build.ts";
import { toCx } from "../circuit/decompose.ts";
import { fixedGates, type Gate, type Operation } from "../circuit/gate.ts";
import { dagger, product } from "../circuit/linear.ts";
import { type Matrix, matrixOf } from "../circuit/matrix.ts";
import type { Step } from "../qasm/program.ts";
import { operationsIn } from "../qasm/steps.ts";
import { SimulatorError } from "./error.ts";

/** A Pauli operator i^phase X^x Z^z. */
interface PauliImage {
  phase: number;
  x: 0 | 1;
  z: 0 | 1;
}

/** The operators that a gate on one qubit turns X and Z into. */
interface Images {
  imageOfX: PauliImage;
  imageOfZ: PauliImage;
}

/** A part of a Clifford gate that a tableau can apply. */
export type CliffordStep =
  | ({ kind: "one"; qubit: number } & Images)
  | { kind: "cx"; control: number; target: number }
  | { kind: "swap"; first: number; second: number };

const TOLERANCE = 1e-9;

const [matrixOfX, matrixOfZ] = [matrixOf(fixed("x", 0)), matrixOf(fixed("z", 0))];

/** X, Z and Y = iXZ with either sign, beside their matrices. */
const paulis = (
  [
    [matrixOfX, { phase: 0, x: 1, z: 0 }],
    [matrixOfZ, { phase: 0, x: 0, z: 1 }],
    [matrixOf(fixed("y", 0)), { phase: 1, x: 1, z: 1 }],
  ] as const
).flatMap(([matrix, image]): { matrix: Matrix; image: PauliImage }[] => [
  { matrix, image },
  { matrix: matrix.map((part) => -part), image: { ...image, phase: image.phase + 2 } },
]);

/** U P U†, or undefined where it is no Pauli operator. */
function imageOf(pauli: Matrix, u: Matrix): PauliImage | undefined {
  const wanted = product(u, pauli, dagger(u));
  const isWanted = (matrix: Matrix) =>
    matrix.every((part, k) => Math.abs(part - wanted[k]) < TOLERANCE);
  return paulis.find(({ matrix }) => isWanted(matrix))?.image;
}

/** Computed once for the gates without an angle; undefined where they are not Clifford. */
const imagesOfFixed = new Map<Gate["name"], Images | undefined>(
  fixedGates.map((name) => [name, imagesOf(matrixOf(fixed(name, 0)))]),
);

function imagesOf(u: Matrix): Images | undefined {
  const [imageOfX, imageOfZ] = [imageOf(matrixOfX, u), imageOf(matrixOfZ, u)];
  return imageOfX && imageOfZ && { imageOfX, imageOfZ };
}

/** The gate as Clifford steps, or undefined where it is not Clifford (angles count as equal within 1e-9). */
export function cliffordSteps(gate: Gate): readonly CliffordStep[] | undefined {
  const [first, second = first] = gate.qubits;
  if (gate.name === "cx") return [{ kind: "cx", control: first, target: second }];
  if (gate.name === "swap") return [{ kind: "swap", first, second }];
  if (gate.qubits.length > 1) {
    const parts = toCx(gate).map(cliffordSteps);
    return parts.every((steps) => steps !== undefined) ? parts.flat() : undefined;
  }
  const images = "angles" in gate ? imagesOf(matrixOf(gate)) : imagesOfFixed.get(gate.name);
  return images && [{ kind: "one", qubit: first, ...images }];
}

function reasonFor(gate: Gate): string {
  if (gate.qubits.length === 3) return "no gate on three qubits is";
  if ("angles" in gate) {
    const unit = gate.qubits.length === 1 ? "π/2" : "π";
    return `its angles would have to be multiples of ${unit}`;
  }
  return "it does not map Pauli operators to Pauli operators";
}

/** Why the operation is not Clifford, or undefined where it is. */
export function cliffordFault(operation: Operation): string | undefined {
  if (operation.name === "barrier" || cliffordSteps(operation)) return undefined;
  return `${operation.name} is not a Clifford gate: ${reasonFor(operation)}`;
}

/** Throws a SimulatorError with the index of the first step that has a gate that is not Clifford. */
export function checkClifford(steps: readonly Step[]): void {
  for (const [index, step] of steps.entries()) {
    const fault = operationsIn(step).map(cliffordFault).find(Boolean);
    if (fault) throw new SimulatorError(fault, index);
  }
}

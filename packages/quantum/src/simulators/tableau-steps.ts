import { toCx } from "../circuit/decompose.ts";
import type { Gate, Operation } from "../circuit/gate.ts";
import { controlledForm, type Matrix } from "../circuit/matrix.ts";

/** A Pauli operator i^phase X^x Z^z. */
export interface PauliImage {
  phase: number;
  x: 0 | 1;
  z: 0 | 1;
}

/** What a Clifford gate does to a tableau, in steps that the tableau knows. */
export type CliffordStep =
  | { kind: "one"; qubit: number; imageOfX: PauliImage; imageOfZ: PauliImage }
  | { kind: "cx"; control: number; target: number }
  | { kind: "swap"; first: number; second: number };

const TOLERANCE = 1e-9;

/** I, Z, X and Y as phase, x and z; Y = iXZ. */
const paulis: readonly PauliImage[] = [
  { phase: 0, x: 0, z: 0 },
  { phase: 0, x: 0, z: 1 },
  { phase: 0, x: 1, z: 0 },
  { phase: 1, x: 1, z: 1 },
];

/** The Pauli operator that the two by two matrix is, times i^turns; undefined where it is none. */
function asPauli(matrix: Matrix): PauliImage | undefined {
  for (const pauli of paulis) {
    for (let turns = 0; turns < 4; turns++) {
      const phase = (pauli.phase + turns) % 4;
      if (isPauli(matrix, { ...pauli, phase })) return { ...pauli, phase };
    }
  }
  return undefined;
}

function isPauli(matrix: Matrix, { phase, x, z }: PauliImage): boolean {
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 2; column++) {
      const size = (row ^ column) === x ? (column & z ? -1 : 1) : 0;
      const at = 2 * (2 * row + column);
      if (Math.abs(matrix[at] - size * [1, 0, -1, 0][phase]) > TOLERANCE) return false;
      if (Math.abs(matrix[at + 1] - size * [0, 1, 0, -1][phase]) > TOLERANCE) return false;
    }
  }
  return true;
}

/** U P U† for P = X or Z. */
function pauliImage(u: Matrix, axis: "x" | "z"): PauliImage | undefined {
  const result = new Float64Array(8);
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 2; column++) {
      for (let k = 0; k < 2; k++) {
        const left = 2 * (2 * row + k);
        const right = 2 * (2 * column + (axis === "x" ? 1 - k : k));
        const sign = axis === "z" && k === 1 ? -1 : 1;
        const at = 2 * (2 * row + column);
        result[at] += sign * (u[left] * u[right] + u[left + 1] * u[right + 1]);
        result[at + 1] += sign * (u[left + 1] * u[right] - u[left] * u[right + 1]);
      }
    }
  }
  return asPauli(result);
}

function oneQubit(qubit: number, matrix: Matrix): CliffordStep | undefined {
  const imageOfX = pauliImage(matrix, "x");
  const imageOfZ = pauliImage(matrix, "z");
  return imageOfX && imageOfZ ? { kind: "one", qubit, imageOfX, imageOfZ } : undefined;
}

const imagesOfS: readonly PauliImage[] = [paulis[3], paulis[1]];
const imagesOfSInverse: readonly PauliImage[] = [{ phase: 3, x: 1, z: 1 }, paulis[1]];
const imagesOfH: readonly PauliImage[] = [paulis[1], paulis[2]];
const imagesOfZ: readonly PauliImage[] = [{ phase: 2, x: 1, z: 0 }, paulis[1]];

function stepOn(qubit: number, [imageOfX, imageOfZ]: readonly PauliImage[]): CliffordStep {
  return { kind: "one", qubit, imageOfX, imageOfZ };
}

/** A controlled Pauli operator: the phase i^k goes to the control, the target is turned so that CX remains. */
function controlledSteps(control: number, target: number, pauli: PauliImage): CliffordStep[] {
  const cx: CliffordStep = { kind: "cx", control, target };
  // Y = iXZ, so that a controlled XZ carries one quarter turn less.
  const turns = (pauli.phase + 3 * (pauli.x & pauli.z)) % 4;
  const phase = [
    [],
    [stepOn(control, imagesOfS)],
    [stepOn(control, imagesOfZ)],
    [stepOn(control, imagesOfSInverse)],
  ][turns];
  if (!pauli.x && !pauli.z) return phase;
  if (!pauli.x) return [...phase, stepOn(target, imagesOfH), cx, stepOn(target, imagesOfH)];
  if (!pauli.z) return [...phase, cx];
  return [...phase, stepOn(target, imagesOfSInverse), cx, stepOn(target, imagesOfS)];
}

/** The gate as Clifford steps, or undefined where it is not Clifford (angles count as equal within 1e-9). */
export function cliffordSteps(gate: Gate): readonly CliffordStep[] | undefined {
  if (gate.name === "ecr") return toCx(gate).flatMap((part) => cliffordSteps(part) ?? []);
  const { controls, targets, matrix } = controlledForm(gate);
  if (!matrix) {
    const [first, second] = targets;
    return controls.length === 0 ? [{ kind: "swap", first, second }] : undefined;
  }
  if (controls.length === 0) {
    const step = oneQubit(targets[0], matrix);
    return step && [step];
  }
  const pauli = controls.length === 1 ? asPauli(matrix) : undefined;
  return pauli && controlledSteps(controls[0], targets[0], pauli);
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

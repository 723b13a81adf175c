import type { Gate } from "./gate.ts";
import { controlCounts, type PlainName, plainNames } from "./signatures.ts";

/** Row by row, real and imaginary parts in turn; the gate's first qubit is the low bit of row and column. */
export type Matrix = Float64Array;

const HALF_ROOT = Math.SQRT1_2;

function realMatrix(...entries: number[]): Matrix {
  const matrix = new Float64Array(2 * entries.length);
  for (const [k, entry] of entries.entries()) matrix[2 * k] = entry;
  return matrix;
}

/** diag(1, e^(i angle)). */
function phase(angle: number): Matrix {
  return Float64Array.of(1, 0, 0, 0, 0, 0, Math.cos(angle), Math.sin(angle));
}

/** The general one-qubit gate, times e^(i gamma). */
function generalMatrix(theta: number, phi: number, lambda: number, gamma = 0): Matrix {
  const c = Math.cos(theta / 2);
  const s = Math.sin(theta / 2);
  return Float64Array.of(
    c * Math.cos(gamma),
    c * Math.sin(gamma),
    -s * Math.cos(gamma + lambda),
    -s * Math.sin(gamma + lambda),
    s * Math.cos(gamma + phi),
    s * Math.sin(gamma + phi),
    c * Math.cos(gamma + phi + lambda),
    c * Math.sin(gamma + phi + lambda),
  );
}

/** Applies `matrix` where the added first qubit, the control, is one. */
function controlledMatrix(matrix: Matrix): Matrix {
  const size = Math.sqrt(matrix.length / 2);
  const result = new Float64Array(8 * size * size);
  for (let row = 0; row < size; row++) {
    result[2 * (2 * row * 2 * size + 2 * row)] = 1;
    for (let column = 0; column < size; column++) {
      const to = 2 * ((2 * row + 1) * 2 * size + 2 * column + 1);
      const from = 2 * (row * size + column);
      result[to] = matrix[from];
      result[to + 1] = matrix[from + 1];
    }
  }
  return result;
}

/** The matrix of each gate without its controls. */
const matrices: Readonly<Record<PlainName, (...angles: number[]) => Matrix>> = {
  id: () => realMatrix(1, 0, 0, 1),
  x: () => realMatrix(0, 1, 1, 0),
  y: () => Float64Array.of(0, 0, 0, -1, 0, 1, 0, 0),
  z: () => realMatrix(1, 0, 0, -1),
  h: () => realMatrix(HALF_ROOT, HALF_ROOT, HALF_ROOT, -HALF_ROOT),
  s: () => Float64Array.of(1, 0, 0, 0, 0, 0, 0, 1),
  sdg: () => Float64Array.of(1, 0, 0, 0, 0, 0, 0, -1),
  t: () => phase(Math.PI / 4),
  tdg: () => phase(-Math.PI / 4),
  sx: () => Float64Array.of(0.5, 0.5, 0.5, -0.5, 0.5, -0.5, 0.5, 0.5),
  rx: (angle) => generalMatrix(angle, -Math.PI / 2, Math.PI / 2),
  ry: (angle) => generalMatrix(angle, 0, 0),
  rz: (angle) => generalMatrix(0, 0, angle, -angle / 2),
  p: phase,
  u: generalMatrix,
  swap: () => realMatrix(1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1),
  ecr: () =>
    Float64Array.of(
      ...[0, 0, 1, 0, 0, 0, 0, 1],
      ...[1, 0, 0, 0, 0, -1, 0, 0],
      ...[0, 0, 0, 1, 0, 0, 1, 0],
      ...[0, -1, 0, 0, 1, 0, 0, 0],
    ).map((part) => HALF_ROOT * part),
};

function plainMatrix(gate: Gate): Matrix {
  return matrices[plainNames[gate.name]](...("angles" in gate ? gate.angles : []));
}

/** The matrices of gates without an angle, by name. */
const fixedMatrices = new Map<Gate["name"], Matrix>();

/** Not to be written to: gates of one name share it. */
export function matrixOf(gate: Gate): Matrix {
  const known = fixedMatrices.get(gate.name);
  if (known) return known;
  let matrix = plainMatrix(gate);
  for (let k = 0; k < controlCounts[gate.name]; k++) matrix = controlledMatrix(matrix);
  if (!("angles" in gate)) fixedMatrices.set(gate.name, matrix);
  return matrix;
}

/**
 * Every gate of the engine but ECR is a one-qubit gate or a swap, under up to two controls: where all of these are one,
 * the target gets the matrix, or two targets, which have none, are swapped.
 */
export function controlledForm(gate: Gate) {
  const count = controlCounts[gate.name];
  const targets = gate.qubits.slice(count);
  return {
    controls: gate.qubits.slice(0, count),
    targets,
    matrix: targets.length === 1 ? plainMatrix(gate) : undefined,
  };
}

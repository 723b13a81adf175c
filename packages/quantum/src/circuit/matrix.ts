import type { Gate } from "./gate.ts";

/** Row by row, real and imaginary parts in turn; the gate's first qubit is the low bit of row and column. */
export type Matrix = Float64Array;

const HALF_ROOT = Math.SQRT1_2;

function real(...entries: number[]): Matrix {
  return Float64Array.from(entries.flatMap((entry) => [entry, 0]));
}

/** diag(1, e^(i angle)). */
function phase(angle: number): Matrix {
  return Float64Array.of(1, 0, 0, 0, 0, 0, Math.cos(angle), Math.sin(angle));
}

/** The general one-qubit gate, times e^(i gamma). */
function general(theta: number, phi: number, lambda: number, gamma = 0): Matrix {
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
function controlled(matrix: Matrix): Matrix {
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

const X = real(0, 1, 1, 0);
const Y = Float64Array.of(0, 0, 0, -1, 0, 1, 0, 0);
const H = real(HALF_ROOT, HALF_ROOT, HALF_ROOT, -HALF_ROOT);
const SWAP = real(1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1);

function rx(angle: number): Matrix {
  return general(angle, -Math.PI / 2, Math.PI / 2);
}

function ry(angle: number): Matrix {
  return general(angle, 0, 0);
}

function rz(angle: number): Matrix {
  return general(0, 0, angle, -angle / 2);
}

export function matrixOf(gate: Gate): Matrix {
  switch (gate.name) {
    case "id":
      return real(1, 0, 0, 1);
    case "x":
      return X.slice();
    case "y":
      return Y.slice();
    case "z":
      return real(1, 0, 0, -1);
    case "h":
      return H.slice();
    case "s":
      return Float64Array.of(1, 0, 0, 0, 0, 0, 0, 1);
    case "sdg":
      return Float64Array.of(1, 0, 0, 0, 0, 0, 0, -1);
    case "t":
      return phase(Math.PI / 4);
    case "tdg":
      return phase(-Math.PI / 4);
    case "sx":
      return Float64Array.of(0.5, 0.5, 0.5, -0.5, 0.5, -0.5, 0.5, 0.5);
    case "rx":
      return rx(gate.angles[0]);
    case "ry":
      return ry(gate.angles[0]);
    case "rz":
      return rz(gate.angles[0]);
    case "p":
      return phase(gate.angles[0]);
    case "u":
      return general(...gate.angles);
    case "cx":
      return controlled(X);
    case "cy":
      return controlled(Y);
    case "cz":
      return controlled(real(1, 0, 0, -1));
    case "ch":
      return controlled(H);
    case "swap":
      return SWAP.slice();
    case "cp":
      return controlled(phase(gate.angles[0]));
    case "crx":
      return controlled(rx(gate.angles[0]));
    case "cry":
      return controlled(ry(gate.angles[0]));
    case "crz":
      return controlled(rz(gate.angles[0]));
    case "cu":
      return controlled(general(...gate.angles));
    case "ccx":
      return controlled(controlled(X));
    case "cswap":
      return controlled(SWAP);
  }
}

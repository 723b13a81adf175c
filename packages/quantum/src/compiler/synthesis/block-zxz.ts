import type { Matrix } from "../../circuit/matrix.ts";
import { eigenvectors } from "./eigenvectors.ts";
import { dagger, multiply, phases, product, rotated } from "./linear.ts";
import { unitaryRows } from "./orthonormal.ts";

/** The part of a matrix that takes its last qubit from `column` to `row`. */
function quarter(m: Matrix, row: number, column: number): Matrix {
  const size = Math.sqrt(m.length / 2);
  const half = size / 2;
  const result = new Float64Array(2 * half * half);
  for (let k = 0; k < half; k++) {
    const from = 2 * ((row * half + k) * size + column * half);
    result.set(m.subarray(from, from + 2 * half), 2 * k * half);
  }
  return result;
}

/**
 * U = (left[0] or left[1]) H (1 or middle) H (1 or right), where the last qubit, on which H acts, says which; each acts
 * on the others. De Vos and De Baerdemacker, Block-ZXZ synthesis of an arbitrary quantum circuit (2016).
 */
export function blockZxz(unitary: Matrix): {
  left: [Matrix, Matrix];
  middle: Matrix;
  right: Matrix;
} {
  const [x, y] = [quarter(unitary, 0, 0), quarter(unitary, 0, 1)];
  // The polar decompositions of x and y share their left vectors: x = P cos Vx, y = P sin Vy.
  const p = eigenvectors(multiply(x, dagger(x)));
  const rows = unitaryRows(multiply(dagger(p), x), multiply(dagger(p), y));
  const { angles, x: vx, y: vy } = rows;
  const right = rotated(multiply(dagger(vx), vy), -Math.PI / 2);
  const lower = multiply(quarter(unitary, 1, 1), dagger(right));
  const second = quarter(unitary, 1, 0).map((value, k) => value + lower[k]);
  return {
    left: [product(p, phases(angles), vx), second],
    middle: product(dagger(vx), phases(angles.map((angle) => -2 * angle)), vx),
    right,
  };
}

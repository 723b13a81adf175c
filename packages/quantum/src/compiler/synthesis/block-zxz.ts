import { dagger, multiply, phases, product, rearrange, rotatePhase } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { cosineSine } from "./cosine-sine.ts";

/** The part of a matrix that takes its last qubit from `column` to `row`. */
function quarter(m: Matrix, row: number, column: number): Matrix {
  const size = Math.sqrt(m.length / 2);
  const half = size / 2;
  return rearrange(m, half, (i, j) => (row * half + i) * size + column * half + j);
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
  const { shared, angles, ofX, ofY } = cosineSine(x, y);
  const right = rotatePhase(multiply(dagger(ofX), ofY), -Math.PI / 2);
  const lower = multiply(quarter(unitary, 1, 1), dagger(right));
  const second = quarter(unitary, 1, 0).map((value, k) => value + lower[k]);
  return {
    left: [product(shared, phases(angles), ofX), second],
    middle: product(dagger(ofX), phases(angles.map((angle) => -2 * angle)), ofX),
    right,
  };
}

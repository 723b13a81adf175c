import { dagger, multiply, phases, product, rearrange } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { eigenangles, eigenvectors } from "./eigenvectors.ts";

const ANGLE_TOLERANCE = 1e-9;

/** The order in which equal angles stand in pairs, where there is one: then one control is enough. */
function orderInPairs(angles: readonly number[]): number[] {
  const order = [...angles.keys()];
  const isSame = (a: number, b: number) =>
    Math.abs(Math.sin((angles[a] - angles[b]) / 2)) < ANGLE_TOLERANCE;
  for (let k = 0; k < order.length; k += 2) {
    const partner = order.findIndex((other, at) => at > k && isSame(other, order[k]));
    if (partner < 0) return [...angles.keys()];
    [order[k + 1], order[partner]] = [order[partner], order[k + 1]];
  }
  return order;
}

/**
 * Two unitaries that a further qubit chooses between as left · (rotation of that qubit about z) · right, with an angle for
 * each value of the others.
 */
export function demultiplex(
  zero: Matrix,
  one: Matrix,
): { left: Matrix; angles: number[]; right: Matrix } {
  const ratio = multiply(zero, dagger(one));
  const vectors = eigenvectors(ratio);
  const order = orderInPairs(eigenangles(ratio, vectors));
  const size = order.length;
  const left = rearrange(vectors, size, (row, column) => row * size + order[column]);
  // A pair of equal eigenvalues gets the same branch of the root.
  const angles = eigenangles(ratio, left).map((angle) =>
    angle < ANGLE_TOLERANCE - Math.PI ? angle + 2 * Math.PI : angle,
  );
  const half = phases(angles.map((angle) => angle / 2));
  return { left, angles: angles.map((angle) => -angle), right: product(half, dagger(left), one) };
}

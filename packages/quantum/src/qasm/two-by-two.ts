import { rotatePhase } from "../circuit/linear.ts";
import type { Matrix } from "../circuit/matrix.ts";

const TOLERANCE = 1e-12;

/** A two by two unitary as e^(i phase) u(theta, phi, lambda). */
export function anglesOf([a, b, c, d, e, f, g, h]: Matrix) {
  const theta = 2 * Math.atan2(Math.hypot(e, f), Math.hypot(a, b));
  if (Math.hypot(a, b) < TOLERANCE) {
    const phase = Math.atan2(-d, -c);
    return { theta: Math.PI, phi: Math.atan2(f, e) - phase, lambda: 0, phase };
  }
  const phase = Math.atan2(b, a);
  if (Math.hypot(e, f) < TOLERANCE) {
    return { theta: 0, phi: 0, lambda: Math.atan2(h, g) - phase, phase };
  }
  return { theta, phi: Math.atan2(f, e) - phase, lambda: Math.atan2(-d, -c) - phase, phase };
}

/** A two by two unitary by its axis: V diag(e^(i first), e^(i second)) V†, V = u(theta, phi, -phi). */
export function axisOf(matrix: Matrix) {
  const [a, b, c, d, e, f, g, h] = matrix;
  // The determinant's root, then -i n sin(half) from the rest.
  const determinant = Math.atan2(a * h + b * g - c * f - d * e, a * g - b * h - c * e + d * f);
  const [a0, b0, c0, d0] = rotatePhase(matrix, -determinant / 2);
  const x = -d0;
  const y = -c0;
  const z = -b0;
  const length = Math.hypot(x, y, z);
  const half = Math.atan2(length, a0);
  const theta = length < TOLERANCE ? 0 : Math.atan2(Math.hypot(x, y), z);
  const phi = Math.hypot(x, y) < TOLERANCE ? 0 : Math.atan2(y, x);
  return {
    theta,
    phi,
    first: principalAngle(determinant / 2 - half),
    second: principalAngle(determinant / 2 + half),
  };
}

/** The angle brought above -π and up to π, with a little room for rounding. */
function principalAngle(angle: number): number {
  const turn = 2 * Math.PI;
  const turned = angle - turn * Math.round(angle / turn);
  return turned <= -Math.PI + TOLERANCE ? turned + turn : turned;
}

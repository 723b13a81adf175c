import type { Matrix } from "./matrix.ts";

/** Complex square matrices, stored as `Matrix` says. */

const TOLERANCE = 1e-12;

export function identity(size: number): Matrix {
  const result = new Float64Array(2 * size * size);
  for (let k = 0; k < size; k++) result[2 * (k * size + k)] = 1;
  return result;
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const size = Math.sqrt(a.length / 2);
  const result = new Float64Array(a.length);
  const width = 2 * size;
  for (let row = 0; row < a.length; row += width) {
    for (let k = 0; k < width; k += 2) {
      const re = a[row + k];
      const im = a[row + k + 1];
      if (re === 0 && im === 0) continue;
      const from = k * size;
      for (let column = 0; column < width; column += 2) {
        const x = b[from + column];
        const y = b[from + column + 1];
        result[row + column] += re * x - im * y;
        result[row + column + 1] += re * y + im * x;
      }
    }
  }
  return result;
}

export function product(first: Matrix, ...rest: Matrix[]): Matrix {
  return rest.reduce(multiply, first);
}

/** A matrix of this size with entries of another: `source` tells which, counted row by row. */
export function rearrange(
  a: Matrix,
  size: number,
  source: (row: number, column: number) => number,
): Matrix {
  const result = new Float64Array(2 * size * size);
  for (let row = 0, to = 0; row < size; row++) {
    for (let column = 0; column < size; column++, to += 2) {
      const from = 2 * source(row, column);
      result[to] = a[from];
      result[to + 1] = a[from + 1];
    }
  }
  return result;
}

export function transpose(a: Matrix): Matrix {
  const width = Math.sqrt(2 * a.length);
  const result = new Float64Array(a.length);
  for (let column = 0, to = 0; column < width; column += 2) {
    for (let from = column; from < a.length; from += width, to += 2) {
      result[to] = a[from];
      result[to + 1] = a[from + 1];
    }
  }
  return result;
}

export function dagger(a: Matrix): Matrix {
  const result = transpose(a);
  for (let k = 1; k < result.length; k += 2) result[k] = -result[k];
  return result;
}

/** The diagonal matrix of e^(i angle). */
export function phases(angles: readonly number[]): Matrix {
  const result = identity(angles.length);
  for (const [k, angle] of angles.entries()) {
    const at = 2 * (k * angles.length + k);
    result[at] = Math.cos(angle);
    result[at + 1] = Math.sin(angle);
  }
  return result;
}

/** The operator of one on the later qubits, the high bits, and one on the earlier. */
export function tensor(high: Matrix, low: Matrix): Matrix {
  const size = Math.sqrt(low.length / 2);
  const total = size * Math.sqrt(high.length / 2);
  const result = new Float64Array(2 * total * total);
  for (let row = 0; row < total; row++) {
    for (let column = 0; column < total; column++) {
      const a = 2 * (Math.floor(row / size) * (total / size) + Math.floor(column / size));
      const b = 2 * ((row % size) * size + (column % size));
      const to = 2 * (row * total + column);
      result[to] = high[a] * low[b] - high[a + 1] * low[b + 1];
      result[to + 1] = high[a] * low[b + 1] + high[a + 1] * low[b];
    }
  }
  return result;
}

/** The matrix times e^(i angle). */
export function rotatePhase(a: Matrix, angle: number): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const result = new Float64Array(a.length);
  for (let k = 0; k < a.length; k += 2) {
    result[k] = c * a[k] - s * a[k + 1];
    result[k + 1] = c * a[k + 1] + s * a[k];
  }
  return result;
}

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

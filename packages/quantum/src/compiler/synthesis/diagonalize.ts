import { identity, product, transpose } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";

/** Of a unitary 4x4 matrix, by elimination. */
export function determinantAngle(m: Matrix): number {
  let angle = 0;
  const a = m.slice();
  for (let k = 0; k < 4; k++) {
    let pivot = k;
    const norm = (row: number) => Math.hypot(a[2 * (row * 4 + k)], a[2 * (row * 4 + k) + 1]);
    for (let row = k + 1; row < 4; row++) if (norm(row) > norm(pivot)) pivot = row;
    if (pivot !== k) {
      angle += Math.PI;
      for (let c = 0; c < 8; c++)
        [a[k * 8 + c], a[pivot * 8 + c]] = [a[pivot * 8 + c], a[k * 8 + c]];
    }
    const re = a[2 * (k * 4 + k)];
    const im = a[2 * (k * 4 + k) + 1];
    angle += Math.atan2(im, re);
    const size = re * re + im * im;
    for (let row = k + 1; row < 4; row++) {
      const x = a[2 * (row * 4 + k)];
      const y = a[2 * (row * 4 + k) + 1];
      const fr = (x * re + y * im) / size;
      const fi = (y * re - x * im) / size;
      for (let c = k; c < 4; c++) {
        const u = a[2 * (k * 4 + c)];
        const v = a[2 * (k * 4 + c) + 1];
        a[2 * (row * 4 + c)] -= fr * u - fi * v;
        a[2 * (row * 4 + c) + 1] -= fr * v + fi * u;
      }
    }
  }
  return angle;
}

/** Eigenvectors of a real symmetric 4x4 matrix, as columns, by Jacobi's rotations. */
function realEigenvectors(symmetric: Float64Array): Float64Array {
  const a = symmetric.slice();
  const v = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < 4; p++) for (let q = p + 1; q < 4; q++) off += a[p * 4 + q] ** 2;
    if (off < 1e-30) break;
    for (let p = 0; p < 4; p++) {
      for (let q = p + 1; q < 4; q++) {
        if (Math.abs(a[p * 4 + q]) < 1e-18) continue;
        const tau = (a[q * 5] - a[p * 5]) / (2 * a[p * 4 + q]);
        const t = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
        const c = 1 / Math.sqrt(1 + t * t);
        const s = t * c;
        for (let k = 0; k < 4; k++) {
          const x = a[k * 4 + p];
          const y = a[k * 4 + q];
          a[k * 4 + p] = c * x - s * y;
          a[k * 4 + q] = s * x + c * y;
        }
        for (let k = 0; k < 4; k++) {
          const x = a[p * 4 + k];
          const y = a[q * 4 + k];
          a[p * 4 + k] = c * x - s * y;
          a[q * 4 + k] = s * x + c * y;
          const e = v[k * 4 + p];
          const f = v[k * 4 + q];
          v[k * 4 + p] = c * e - s * f;
          v[k * 4 + q] = s * e + c * f;
        }
      }
    }
  }
  return v;
}

function determinant(v: Float64Array): number {
  const m = new Float64Array(32);
  for (let k = 0; k < 16; k++) m[2 * k] = v[k];
  return Math.cos(determinantAngle(m));
}

/** A rotation P with P^T m P diagonal; m is symmetric and unitary, so its parts share eigenvectors. */
export function diagonalizer(m: Matrix): Matrix {
  let best = identity(4);
  let bestError = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 12 && bestError > 1e-11; attempt++) {
    const angle = 0.37 + 1.61803 * attempt;
    const mixed = Float64Array.from({ length: 16 }, (_, k) => {
      return Math.cos(angle) * m[2 * k] + Math.sin(angle) * m[2 * k + 1];
    });
    const v = realEigenvectors(mixed);
    if (determinant(v) < 0) for (let row = 0; row < 4; row++) v[row * 4] = -v[row * 4];
    const p = new Float64Array(32);
    for (let k = 0; k < 16; k++) p[2 * k] = v[k];
    const d = product(transpose(p), m, p);
    let error = 0;
    for (let k = 0; k < 16; k++) {
      if (k % 5 > 0) error += Math.abs(d[2 * k]) + Math.abs(d[2 * k + 1]);
    }
    if (error < bestError) [best, bestError] = [p, error];
  }
  return best;
}

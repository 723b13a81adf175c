import { identity, product, transpose } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { jacobi, type Rotation } from "./eigenvectors.ts";

/** The angle of the determinant of a unitary 4x4 matrix, by elimination. */
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

/** The rotation that makes two off-diagonal entries of a real symmetric 4x4 matrix zero. */
function symmetricRotation(m: Matrix, p: number, q: number): Rotation | undefined {
  const shared = m[2 * (p * 4 + q)];
  if (Math.abs(shared) < 1e-18) return undefined;
  const tau = (m[10 * q] - m[10 * p]) / (2 * shared);
  const t = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
  const c = 1 / Math.sqrt(1 + t * t);
  return { c, s: [-t * c, 0] };
}

/** A rotation P with P^T m P diagonal; m is symmetric and unitary, so its parts share eigenvectors. */
export function diagonalizer(m: Matrix): Matrix {
  let best = identity(4);
  let bestError = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 12 && bestError > 1e-11; attempt++) {
    const angle = 0.37 + 1.61803 * attempt;
    const mixed = m.map((part, k) =>
      k % 2 === 0 ? Math.cos(angle) * part + Math.sin(angle) * m[k + 1] : 0,
    );
    const p = jacobi(mixed, symmetricRotation, 2e-30);
    const d = product(transpose(p), m, p);
    let error = 0;
    for (let k = 0; k < 16; k++) {
      if (k % 5 > 0) error += Math.abs(d[2 * k]) + Math.abs(d[2 * k + 1]);
    }
    if (error < bestError) [best, bestError] = [p, error];
  }
  return best;
}

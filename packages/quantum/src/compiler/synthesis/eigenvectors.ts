import { dagger, identity, product } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";

const MAX_SWEEPS = 60;

/** The axis of the rotation of columns p and q that makes both off-diagonal entries smallest. */
function direction(m: Matrix, size: number, p: number, q: number): [number, number, number] {
  const at = (row: number, column: number) => 2 * (row * size + column);
  const [pp, qq, pq, qp] = [at(p, p), at(q, q), at(p, q), at(q, p)];
  const u = [m[pp] - m[qq], m[pq] + m[qp], m[pq + 1] - m[qp + 1]];
  const v = [m[pp + 1] - m[qq + 1], m[pq + 1] + m[qp + 1], m[qp] - m[pq]];
  const dot = (a: number[], b: number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const angle = Math.atan2(2 * dot(u, v), dot(u, u) - dot(v, v)) / 2;
  const w = u.map((value, k) => value * Math.cos(angle) + v[k] * Math.sin(angle));
  const norm = Math.hypot(...w) * (w[0] < 0 ? -1 : 1);
  return norm === 0 ? [1, 0, 0] : [w[0] / norm, w[1] / norm, w[2] / norm];
}

/** A turn of two lines of a matrix: p and q become c p + s q and c q - s* p. */
export interface Rotation {
  c: number;
  s: readonly [re: number, im: number];
}

/** Turns the lines that begin at p and q, whose entries stand `step` apart. */
function turn(m: Matrix, p: number, q: number, step: number, { c, s: [re, im] }: Rotation): void {
  const size = Math.sqrt(m.length / 2);
  for (let k = 0, a = p, b = q; k < size; k++, a += step, b += step) {
    const x = m[a];
    const y = m[a + 1];
    const u = m[b];
    const v = m[b + 1];
    m[a] = c * x + re * u - im * v;
    m[a + 1] = c * y + re * v + im * u;
    m[b] = c * u - re * x - im * y;
    m[b + 1] = c * v - re * y + im * x;
  }
}

function offDiagonal(m: Matrix, size: number): number {
  let sum = 0;
  for (let k = 0; k < size * size; k++) {
    if (k % (size + 1) > 0) sum += m[2 * k] ** 2 + m[2 * k + 1] ** 2;
  }
  return sum;
}

/** The columns that Jacobi's method diagonalizes a matrix with, by rotations of two of them at a time. */
export function jacobi(
  matrix: Matrix,
  rotationOf: (m: Matrix, p: number, q: number) => Rotation | undefined,
  enough: number,
): Matrix {
  const size = Math.sqrt(matrix.length / 2);
  const vectors = identity(size);
  const m = matrix.slice();
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(m, size) > enough; sweep++) {
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const rotation = rotationOf(m, p, q);
        if (rotation === undefined) continue;
        const { c, s } = rotation;
        turn(vectors, 2 * p, 2 * q, 2 * size, rotation);
        turn(m, 2 * p, 2 * q, 2 * size, rotation);
        // Rows are turned by the adjoint.
        turn(m, 2 * p * size, 2 * q * size, 2, { c, s: [s[0], -s[1]] });
      }
    }
  }
  return vectors;
}

/**
 * Eigenvectors of a normal matrix as columns of a unitary, by Jacobi's rotations of its two Hermitian parts at once
 * (Bunse-Gerstner, Byers and Mehrmann): equal eigenvalues do no harm, and a diagonal matrix keeps its own columns.
 */
export function eigenvectors(normal: Matrix): Matrix {
  const size = Math.sqrt(normal.length / 2);
  const rotationOf = (m: Matrix, p: number, q: number): Rotation | undefined => {
    const [x, y, z] = direction(m, size, p, q);
    if (y === 0 && z === 0) return undefined;
    const c = Math.sqrt((1 + x) / 2);
    return { c, s: [y / (2 * c), -z / (2 * c)] };
  };
  return jacobi(normal, rotationOf, 1e-29);
}

/** The angles of a unitary's eigenvalues, in the order of these eigenvectors. */
export function eigenangles(unitary: Matrix, vectors: Matrix): number[] {
  const size = Math.sqrt(unitary.length / 2);
  const d = product(dagger(vectors), unitary, vectors);
  return Array.from({ length: size }, (_, k) => {
    const at = 2 * (k * size + k);
    return Math.atan2(d[at + 1], d[at]);
  });
}

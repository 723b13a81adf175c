import {
  addMultiple,
  type ComplexMatrix,
  copyMatrix,
  createMatrix,
  dot,
  rowsOf,
  scaleRow,
} from "./complex-matrix.ts";

/** Singular values below this part of the largest count as zero. */
const NEGLIGIBLE_SHARE = 1e-14;

/**
 * A = lower · basis with orthonormal rows in `basis`, as many as the rank: modified Gram and Schmidt, the longest
 * remaining row first, each made orthogonal twice. `lower` is returned transposed.
 */
export function lowerTimesBasis(a: ComplexMatrix): {
  lowerTransposed: ComplexMatrix;
  basis: ComplexMatrix;
} {
  const rest = copyMatrix(a);
  const mostRows = Math.min(a.rows, a.columns);
  const basis = createMatrix(mostRows, a.columns);
  const lower = createMatrix(mostRows, a.rows);
  const norms = Float64Array.from({ length: a.rows }, (_, row) => dot(rest, row, rest, row)[0]);
  let threshold = 0;
  let rank = 0;
  while (rank < mostRows) {
    const longest = norms.indexOf(norms.reduce((x, y) => Math.max(x, y), 0));
    if (rank === 0) threshold = norms[longest] * NEGLIGIBLE_SHARE ** 2;
    if (rank > 0 && norms[longest] <= threshold) break;
    addMultiple(basis, rank, rest, longest, 1, 0);
    for (let k = 0; k < rank; k++) {
      const [x, y] = dot(basis, k, basis, rank);
      addMultiple(basis, rank, basis, k, -x, -y);
    }
    scaleRow(basis, rank, 1 / (Math.sqrt(dot(basis, rank, basis, rank)[0]) || 1));
    for (let row = 0; row < a.rows; row++) {
      if (norms[row] < 0) continue;
      const [x, y] = dot(basis, rank, rest, row);
      lower.re[rank * a.rows + row] = x;
      lower.im[rank * a.rows + row] = y;
      addMultiple(rest, row, basis, rank, -x, -y);
      norms[row] = row === longest ? -1 : dot(rest, row, rest, row)[0];
    }
    rank++;
  }
  return { lowerTransposed: rowsOf(lower, 0, rank), basis: rowsOf(basis, 0, rank) };
}

const MAX_SWEEPS = 40;

/**
 * Singular values, falling and without those that are only rounding, and left vectors as rows, by one-sided Jacobi
 * rotations of the triangular factor's columns (kept as rows), which are nearly orthogonal already; so few sweeps suffice.
 */
export function leftSingular(a: ComplexMatrix) {
  const columns = lowerTimesBasis(a).lowerTransposed;
  for (let sweep = 0; sweep < MAX_SWEEPS && rotateAll(columns); sweep++);
  const norms = Array.from({ length: columns.rows }, (_, k) =>
    Math.sqrt(dot(columns, k, columns, k)[0]),
  );
  const fallingRows = norms.map((_, k) => k).sort((p, q) => norms[q] - norms[p]);
  const keptRows = fallingRows.filter((k) => norms[k] > NEGLIGIBLE_SHARE * norms[fallingRows[0]]);
  const vectors = createMatrix(keptRows.length, columns.columns);
  for (const [row, k] of keptRows.entries()) addMultiple(vectors, row, columns, k, 1 / norms[k], 0);
  return { values: Float64Array.from(keptRows, (k) => norms[k]), vectors };
}

/** One sweep over all pairs; false when every pair was orthogonal already. */
function rotateAll(matrix: ComplexMatrix): boolean {
  const norms = Float64Array.from({ length: matrix.rows }, (_, k) => dot(matrix, k, matrix, k)[0]);
  let hasRotated = false;
  for (let p = 0; p < matrix.rows - 1; p++) {
    for (let q = p + 1; q < matrix.rows; q++) {
      const [x, y] = dot(matrix, p, matrix, q);
      const size = Math.hypot(x, y);
      if (size <= NEGLIGIBLE_SHARE * Math.sqrt(norms[p] * norms[q])) continue;
      hasRotated = true;
      const zeta = (norms[q] - norms[p]) / (2 * size);
      const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
      rotatePair(matrix, p, q, t, x / size, y / size);
      norms[p] -= t * size;
      norms[q] += t * size;
    }
  }
  return hasRotated;
}

/** Rows p and q become cp - sq' and sp + cq', where q' is q turned by the phase that makes the dot product real. */
function rotatePair(
  { re, im, columns }: ComplexMatrix,
  p: number,
  q: number,
  t: number,
  phaseRe: number,
  phaseIm: number,
): void {
  const c = 1 / Math.sqrt(1 + t * t);
  const s = c * t;
  const shift = (q - p) * columns;
  for (let i = p * columns; i < (p + 1) * columns; i++) {
    const j = i + shift;
    const x = phaseRe * re[j] + phaseIm * im[j];
    const y = phaseRe * im[j] - phaseIm * re[j];
    const u = re[i];
    const v = im[i];
    re[i] = c * u - s * x;
    im[i] = c * v - s * y;
    re[j] = s * u + c * x;
    im[j] = s * v + c * y;
  }
}

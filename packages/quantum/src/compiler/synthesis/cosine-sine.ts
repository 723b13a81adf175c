import { dagger, identity } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";

type Row = Float64Array;
type Complex = readonly [re: number, im: number];

/** Rows of a smaller norm count as zero. */
const NEGLIGIBLE_NORM = 1e-13;
const MAX_SWEEPS = 60;

function rowsOf(m: Matrix): Row[] {
  const size = Math.sqrt(m.length / 2);
  return Array.from({ length: size }, (_, k) => m.slice(2 * k * size, 2 * (k + 1) * size));
}

function matrixOfRows(rows: readonly Row[]): Matrix {
  const matrix = new Float64Array(rows.length * rows[0].length);
  for (const [k, row] of rows.entries()) matrix.set(row, k * row.length);
  return matrix;
}

function norm(row: Row): number {
  let sum = 0;
  for (let k = 0; k < row.length; k++) sum += row[k] * row[k];
  return Math.sqrt(sum);
}

/** The sum of a* b. */
function innerProduct(a: Row, b: Row): Complex {
  let re = 0;
  let im = 0;
  for (let k = 0; k < a.length; k += 2) {
    re += a[k] * b[k] + a[k + 1] * b[k + 1];
    im += a[k] * b[k + 1] - a[k + 1] * b[k];
  }
  return [re, im];
}

/** c a + s b. */
function linearCombination(c: number, a: Row, [re, im]: Complex, b: Row): Row {
  const result = new Float64Array(a.length);
  for (let k = 0; k < a.length; k += 2) {
    result[k] = c * a[k] + re * b[k] - im * b[k + 1];
    result[k + 1] = c * a[k + 1] + re * b[k + 1] + im * b[k];
  }
  return result;
}

/** The row without what lies along the others. */
function residual(row: Row, others: readonly Row[]): Row {
  return others.reduce((rest, other) => {
    const [re, im] = innerProduct(other, rest);
    return linearCombination(1, rest, [-re, -im], other);
  }, row);
}

/** A unit vector orthogonal to the others; orthogonalized twice, because rounding spoils the first result. */
function unitRow(row: Row, others: readonly Row[]): Row {
  const scaled = (row: Row) => {
    const length = norm(row);
    return row.map((value) => value / length);
  };
  return scaled(residual(scaled(residual(row, others)), others));
}

/** Turns two rows of all matrices into each other until they are orthogonal; whether that was needed. */
function orthogonalize(matrices: readonly Row[][], a: number, b: number): boolean {
  const [x, y] = matrices;
  const weight = (rows: Row[]) => norm(rows[a]) ** 2 + norm(rows[b]) ** 2;
  // What two rows share in x and in y adds up to zero; the shorter rows tell it more sharply.
  const sharper = weight(x) < weight(y) ? x : y;
  const [p, q] = [norm(sharper[a]), norm(sharper[b])];
  const [re, im] = innerProduct(sharper[a], sharper[b]);
  const shared = Math.hypot(re, im);
  if (shared <= 1e-15 * Math.max(p, q)) return false;
  const zeta = (q * q - p * p) / (2 * shared);
  const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
  const c = 1 / Math.hypot(1, t);
  const s = (c * t) / shared;
  for (const rows of matrices) {
    const [first, second] = [rows[a], rows[b]];
    rows[a] = linearCombination(c, first, [-s * re, s * im], second);
    rows[b] = linearCombination(c, second, [s * re, s * im], first);
  }
  return true;
}

/** The rows that are there as unit vectors, the longest first as they are the surest. */
function unitRows(rows: readonly Row[]): (Row | undefined)[] {
  const result: (Row | undefined)[] = rows.map(() => undefined);
  const order = [...rows.keys()].sort((a, b) => norm(rows[b]) - norm(rows[a]));
  for (const k of order) {
    const others = result.filter((row) => row !== undefined);
    if (norm(residual(rows[k], others)) > NEGLIGIBLE_NORM) result[k] = unitRow(rows[k], others);
  }
  return result;
}

/** Rows that are missing follow the other matrix times `turn` where they may, else the freest axis. */
function complete(
  rows: readonly (Row | undefined)[],
  others: readonly (Row | undefined)[],
  turn: Complex,
): Matrix {
  const result = [...rows];
  const axes = rowsOf(identity(rows.length));
  for (const [k, row] of rows.entries()) {
    if (row !== undefined) continue;
    const other = others[k];
    const basis = result.filter((row) => row !== undefined);
    const choices = [...(other ? [linearCombination(0, other, turn, other)] : []), ...axes];
    const norms = choices.map((row) => norm(residual(row, basis)));
    const firstFree = norms.findIndex((size) => size > 0.9);
    result[k] = unitRow(
      choices[firstFree < 0 ? norms.indexOf(Math.max(...norms)) : firstFree],
      basis,
    );
  }
  return matrixOfRows(result.filter((row) => row !== undefined));
}

/**
 * Half a cosine-sine decomposition, of the upper half (x y) of a unitary: x = shared cos(angles) ofX and
 * y = shared sin(angles) ofY, by one-sided Jacobi rotations. Where y has no row, ofY is i times ofX, if it may.
 */
export function cosineSine(
  x: Matrix,
  y: Matrix,
): { shared: Matrix; angles: number[]; ofX: Matrix; ofY: Matrix } {
  const [inX, inY, turns] = [rowsOf(x), rowsOf(y), rowsOf(identity(Math.sqrt(x.length / 2)))];
  for (let sweep = 0, isDone = false; sweep < MAX_SWEEPS && !isDone; sweep++) {
    isDone = true;
    for (let a = 0; a < inX.length; a++) {
      for (let b = a + 1; b < inX.length; b++) {
        if (orthogonalize([inX, inY, turns], a, b)) isDone = false;
      }
    }
  }
  const [ofX, ofY] = [unitRows(inX), unitRows(inY)];
  return {
    shared: dagger(matrixOfRows(turns)),
    angles: inX.map((row, k) => Math.atan2(norm(inY[k]), norm(row))),
    ofX: complete(ofX, ofY, [0, -1]),
    ofY: complete(ofY, ofX, [0, 1]),
  };
}

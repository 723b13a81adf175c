import type { Matrix } from "../../circuit/matrix.ts";

type Row = Float64Array;

/** What is shorter is rounding. */
const NEGLIGIBLE = 1e-13;

/** The row without what lies along the others; twice, against rounding. */
function apart(row: Row, others: readonly Row[]): Row {
  const result = row.slice();
  for (const other of [...others, ...others]) {
    let re = 0;
    let im = 0;
    for (let k = 0; k < row.length; k += 2) {
      re += other[k] * result[k] + other[k + 1] * result[k + 1];
      im += other[k] * result[k + 1] - other[k + 1] * result[k];
    }
    for (let k = 0; k < row.length; k += 2) {
      result[k] -= re * other[k] - im * other[k + 1];
      result[k + 1] -= re * other[k + 1] + im * other[k];
    }
  }
  return result;
}

function norm(row: Row): number {
  return Math.hypot(...row);
}

function unit(row: Row): Row {
  const size = norm(row);
  return row.map((value) => value / size);
}

function rowsOf(m: Matrix): Row[] {
  const size = Math.sqrt(m.length / 2);
  return Array.from({ length: size }, (_, k) => m.slice(2 * k * size, 2 * (k + 1) * size));
}

/** The rows that are there, as unit vectors, the longest first as they are the surest. */
function units(rows: readonly Row[]): (Row | undefined)[] {
  const found: (Row | undefined)[] = rows.map(() => undefined);
  const order = [...rows.keys()].sort((a, b) => norm(rows[b]) - norm(rows[a]));
  for (const k of order) {
    if (norm(rows[k]) > NEGLIGIBLE)
      found[k] = unit(
        apart(
          rows[k],
          found.filter((row) => row !== undefined),
        ),
      );
  }
  return found;
}

/** Missing rows from the other matrix, times ±i, where they are free, else along the freest axis. */
function complete(
  rows: readonly (Row | undefined)[],
  others: readonly (Row | undefined)[],
  sign: 1 | -1,
): Matrix {
  const all = [...rows];
  const axes = rows.map((_, k) =>
    Float64Array.from({ length: 2 * rows.length }, (_, at) => (at === 2 * k ? 1 : 0)),
  );
  for (const [k, row] of rows.entries()) {
    if (row !== undefined) continue;
    const other = others[k];
    const turned = other?.map((_, at) => sign * (at % 2 === 0 ? -other[at + 1] : other[at - 1]));
    const present = all.filter((some) => some !== undefined);
    const free = [...(turned ? [turned] : []), ...axes].map((some) => apart(some, present));
    const freest = free.reduce((a, b) => (norm(b) > norm(a) ? b : a));
    all[k] = unit(free.find((some) => norm(some) > 0.9) ?? freest);
  }
  return Float64Array.from(all.flatMap((row) => [...(row ?? [])]));
}

/** Rows of x and y are cos and sin of an angle each times the rows of a unitary. */
export function unitaryRows(x: Matrix, y: Matrix): { angles: number[]; x: Matrix; y: Matrix } {
  const [inX, inY] = [rowsOf(x), rowsOf(y)];
  const [ofX, ofY] = [units(inX), units(inY)];
  return {
    angles: inX.map((row, k) => Math.atan2(norm(inY[k]), norm(row))),
    x: complete(ofX, ofY, -1),
    y: complete(ofY, ofX, 1),
  };
}

/** A complex matrix, row by row. */
export interface ComplexMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export function createMatrix(rows: number, columns: number): ComplexMatrix {
  const length = rows * columns;
  return { rows, columns, re: new Float64Array(length), im: new Float64Array(length) };
}

export function copyMatrix(matrix: ComplexMatrix): ComplexMatrix {
  return { ...matrix, re: matrix.re.slice(), im: matrix.im.slice() };
}

export function rowsOf({ columns, re, im }: ComplexMatrix, first: number, rows: number) {
  const part = (values: Float64Array) => values.slice(first * columns, (first + rows) * columns);
  return { rows, columns, re: part(re), im: part(im) };
}

export function transposeMatrix({ rows, columns, re, im }: ComplexMatrix): ComplexMatrix {
  const result = createMatrix(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      result.re[column * rows + row] = re[row * columns + column];
      result.im[column * rows + row] = im[row * columns + column];
    }
  }
  return result;
}

export function multiplyMatrices(a: ComplexMatrix, b: ComplexMatrix): ComplexMatrix {
  const result = createMatrix(a.rows, b.columns);
  for (let row = 0; row < a.rows; row++) {
    for (let k = 0; k < a.columns; k++) {
      const x = a.re[row * a.columns + k];
      const y = a.im[row * a.columns + k];
      if (x !== 0 || y !== 0) addMultiple(result, row, b, k, x, y);
    }
  }
  return result;
}

/** Adds (x + iy) times row `from` of b to row `to` of a. */
export function addMultiple(
  a: ComplexMatrix,
  to: number,
  b: ComplexMatrix,
  from: number,
  x: number,
  y: number,
): void {
  const width = b.columns;
  const shift = from * width - to * width;
  const end = (to + 1) * width;
  const { re, im } = a;
  for (let i = to * width; i < end; i++) {
    const c = b.re[i + shift];
    const d = b.im[i + shift];
    re[i] += x * c - y * d;
    im[i] += x * d + y * c;
  }
}

/** Σ conj(a) b over two rows. */
export function dot(
  a: ComplexMatrix,
  first: number,
  b: ComplexMatrix,
  second: number,
): [re: number, im: number] {
  const width = a.columns;
  const shift = (second - first) * width;
  const end = (first + 1) * width;
  let re = 0;
  let im = 0;
  for (let i = first * width; i < end; i++) {
    const c = b.re[i + shift];
    const d = b.im[i + shift];
    re += a.re[i] * c + a.im[i] * d;
    im += a.re[i] * d - a.im[i] * c;
  }
  return [re, im];
}

export function scaleRow({ re, im, columns }: ComplexMatrix, row: number, factor: number): void {
  for (let i = row * columns; i < (row + 1) * columns; i++) {
    re[i] *= factor;
    im[i] *= factor;
  }
}

export function conjugateMatrix(matrix: ComplexMatrix): ComplexMatrix {
  return { ...matrix, im: matrix.im.map((part) => -part) };
}

/** Cuts each row in two, without copying the numbers. */
export function splitRows({ rows, columns, re, im }: ComplexMatrix): ComplexMatrix {
  return { rows: 2 * rows, columns: columns / 2, re, im };
}

/** Puts each two rows together, without copying the numbers. */
export function joinRows({ rows, columns, re, im }: ComplexMatrix): ComplexMatrix {
  return { rows: rows / 2, columns: 2 * columns, re, im };
}

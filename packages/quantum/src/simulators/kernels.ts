import type { Matrix } from "../circuit/matrix.ts";

/** Real and imaginary parts of 2^n amplitudes, changed in place. */
export interface Amplitudes {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

// Every loop visits the indices whose `mask` bits are zero: ((i | mask) + 1) & ~mask is the next one.

/** Multiplies the amplitudes whose bits in `ones` are all one by c + is. */
export function multiplyPhase({ re, im }: Amplitudes, ones: number, c: number, s: number): void {
  const length = re.length;
  for (let i = 0; i < length; i = ((i | ones) + 1) & ~ones) {
    const a = i | ones;
    const x = re[a];
    const y = im[a];
    re[a] = c * x - s * y;
    im[a] = c * y + s * x;
  }
}

/** Exchanges the amplitudes that differ in `from` and `to`: one bit and none for X, two bits for a swap. */
export function exchange({ re, im }: Amplitudes, controls: number, from: number, to: number): void {
  const length = re.length;
  const mask = controls | from | to;
  const first = controls | from;
  const second = controls | to;
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    const a = i | first;
    const b = i | second;
    const x = re[a];
    const y = im[a];
    re[a] = re[b];
    im[a] = im[b];
    re[b] = x;
    im[b] = y;
  }
}

/** A real two by two matrix, as of H and RY: half of the general one's multiplications. */
function applyReal({ re, im }: Amplitudes, controls: number, bit: number, matrix: Matrix): void {
  const [m00, , m01, , m10, , m11] = matrix;
  const length = re.length;
  const mask = controls | bit;
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    const a = i | controls;
    const b = i | mask;
    const x0 = re[a];
    const y0 = im[a];
    const x1 = re[b];
    const y1 = im[b];
    re[a] = m00 * x0 + m01 * x1;
    im[a] = m00 * y0 + m01 * y1;
    re[b] = m10 * x0 + m11 * x1;
    im[b] = m10 * y0 + m11 * y1;
  }
}

function applyGeneral({ re, im }: Amplitudes, controls: number, bit: number, matrix: Matrix): void {
  const [a00, b00, a01, b01, a10, b10, a11, b11] = matrix;
  const length = re.length;
  const mask = controls | bit;
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    const a = i | controls;
    const b = i | mask;
    const x0 = re[a];
    const y0 = im[a];
    const x1 = re[b];
    const y1 = im[b];
    re[a] = a00 * x0 - b00 * y0 + a01 * x1 - b01 * y1;
    im[a] = a00 * y0 + b00 * x0 + a01 * y1 + b01 * x1;
    re[b] = a10 * x0 - b10 * y0 + a11 * x1 - b11 * y1;
    im[b] = a10 * y0 + b10 * x0 + a11 * y1 + b11 * x1;
  }
}

function applyDiagonal(
  { re, im }: Amplitudes,
  controls: number,
  bit: number,
  matrix: Matrix,
): void {
  const [c0, s0, , , , , c1, s1] = matrix;
  const length = re.length;
  const mask = controls | bit;
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    const a = i | controls;
    const b = i | mask;
    const x0 = re[a];
    const y0 = im[a];
    const x1 = re[b];
    const y1 = im[b];
    re[a] = c0 * x0 - s0 * y0;
    im[a] = c0 * y0 + s0 * x0;
    re[b] = c1 * x1 - s1 * y1;
    im[b] = c1 * y1 + s1 * x1;
  }
}

/** A two by two matrix on one qubit under controls, by the cheapest kernel that its zeros allow. */
export function applyOneQubit(
  amplitudes: Amplitudes,
  controls: number,
  bit: number,
  matrix: Matrix,
): void {
  const [a00, b00, a01, b01, a10, b10, a11, b11] = matrix;
  if (a01 === 0 && b01 === 0 && a10 === 0 && b10 === 0) {
    if (a00 !== 1 || b00 !== 0) applyDiagonal(amplitudes, controls, bit, matrix);
    else if (a11 !== 1 || b11 !== 0) multiplyPhase(amplitudes, controls | bit, a11, b11);
  } else if (b00 === 0 && b01 === 0 && b10 === 0 && b11 === 0) {
    if (a00 === 0 && a11 === 0 && a01 === 1 && a10 === 1) exchange(amplitudes, controls, bit, 0);
    else applyReal(amplitudes, controls, bit, matrix);
  } else applyGeneral(amplitudes, controls, bit, matrix);
}

/** Any four by four matrix, unitary or not; the first bit is the low one of row and column. */
export function applyTwoQubit(
  { re, im }: Amplitudes,
  low: number,
  high: number,
  matrix: Matrix,
): void {
  const length = re.length;
  const mask = low | high;
  const offsets = [0, low, high, mask];
  const x = new Float64Array(4);
  const y = new Float64Array(4);
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    for (let k = 0; k < 4; k++) {
      x[k] = re[i | offsets[k]];
      y[k] = im[i | offsets[k]];
    }
    for (let row = 0; row < 4; row++) {
      let sumRe = 0;
      let sumIm = 0;
      for (let k = 0; k < 4; k++) {
        const a = matrix[8 * row + 2 * k];
        const b = matrix[8 * row + 2 * k + 1];
        sumRe += a * x[k] - b * y[k];
        sumIm += a * y[k] + b * x[k];
      }
      re[i | offsets[row]] = sumRe;
      im[i | offsets[row]] = sumIm;
    }
  }
}

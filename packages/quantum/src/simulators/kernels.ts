import { toCx } from "../circuit/decompose.ts";
import type { Operation } from "../circuit/gate.ts";
import { controlledForm, type Matrix } from "../circuit/matrix.ts";

/** Real and imaginary parts of 2^n amplitudes, changed in place. */
export interface Amplitudes {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export function squaredNorm({ re, im }: Amplitudes): number {
  let sum = 0;
  for (let k = 0; k < re.length; k++) sum += re[k] * re[k] + im[k] * im[k];
  return sum;
}

/** Σ |amplitude|² where the bit is one. */
export function weightOfOnes({ re, im }: Amplitudes, bit: number): number {
  let sum = 0;
  for (let k = bit; k < re.length; k = (k + 1) | bit) sum += re[k] * re[k] + im[k] * im[k];
  return sum;
}

// Every other loop visits the indices whose `mask` bits are zero: ((i | mask) + 1) & ~mask is the next one.

/** Multiplies the amplitudes that have `ones` among the bits of `mask` by c + is. */
function multiplyPhase(
  { re, im }: Amplitudes,
  mask: number,
  ones: number,
  c: number,
  s: number,
): void {
  if (c === 1 && s === 0) return;
  const length = re.length;
  for (let i = 0; i < length; i = ((i | mask) + 1) & ~mask) {
    const a = i | ones;
    const x = re[a];
    const y = im[a];
    re[a] = c * x - s * y;
    im[a] = c * y + s * x;
  }
}

/** Exchanges the amplitudes that differ in `from` and `to`: one bit and none for X, two bits for a swap. */
function exchange({ re, im }: Amplitudes, controls: number, from: number, to: number): void {
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

/** A two by two matrix on one qubit under controls, by the cheapest kernel that its zeros allow. */
export function applyOneQubit(
  amplitudes: Amplitudes,
  controls: number,
  bit: number,
  matrix: Matrix,
): void {
  const [a00, b00, a01, b01, a10, b10, a11, b11] = matrix;
  if (a01 === 0 && b01 === 0 && a10 === 0 && b10 === 0) {
    const mask = controls | bit;
    multiplyPhase(amplitudes, mask, controls, a00, b00);
    multiplyPhase(amplitudes, mask, mask, a11, b11);
  } else if (b00 === 0 && b01 === 0 && b10 === 0 && b11 === 0) {
    if (a00 === 0 && a11 === 0 && a01 === 1 && a10 === 1) exchange(amplitudes, controls, bit, 0);
    else applyReal(amplitudes, controls, bit, matrix);
  } else applyGeneral(amplitudes, controls, bit, matrix);
}

/** Applies a gate, or its complex conjugate with its qubits moved up by `shift`; a barrier changes nothing. */
export function applyOperation(amplitudes: Amplitudes, operation: Operation, shift = 0): void {
  if (operation.name === "barrier") return;
  if (operation.name === "ecr") {
    for (const part of toCx(operation)) applyOperation(amplitudes, part, shift);
    return;
  }
  const { controls, targets, matrix } = controlledForm(operation);
  const mask = controls.reduce((bits, qubit) => bits | (1 << (qubit + shift)), 0);
  const [first, second] = targets.map((qubit) => 1 << (qubit + shift));
  if (matrix === undefined) exchange(amplitudes, mask, first, second);
  else {
    const seen = shift > 0 ? matrix.map((part, k) => (k % 2 === 1 ? -part : part)) : matrix;
    applyOneQubit(amplitudes, mask, first, seen);
  }
}

const before = { re: new Float64Array(4), im: new Float64Array(4) };

/** Multiplies the two or four numbers at some places by a matrix of that size. */
export function mix({ re, im }: Amplitudes, at: readonly number[], matrix: Matrix): void {
  const size = at.length;
  for (let k = 0; k < size; k++) {
    before.re[k] = re[at[k]];
    before.im[k] = im[at[k]];
  }
  for (let row = 0; row < size; row++) {
    let sumRe = 0;
    let sumIm = 0;
    for (let k = 0; k < size; k++) {
      const a = matrix[2 * (size * row + k)];
      const b = matrix[2 * (size * row + k) + 1];
      sumRe += a * before.re[k] - b * before.im[k];
      sumIm += a * before.im[k] + b * before.re[k];
    }
    re[at[row]] = sumRe;
    im[at[row]] = sumIm;
  }
}

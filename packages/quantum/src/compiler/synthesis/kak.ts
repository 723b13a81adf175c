import { fixed } from "../../circuit/build.ts";
import { dagger, multiply, phases, product, rotatePhase, transpose } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { determinantAngle, diagonalizer } from "./diagonalize.ts";
import { eigenangles } from "./eigenvectors.ts";
import { factors } from "./small-unitary.ts";

/** U = (left ⊗ left) exp(i (a XX + b YY + c ZZ)) (right ⊗ right), with pi/4 >= a >= b >= |c|. */
interface Kak {
  coordinates: [number, number, number];
  /** One matrix for each qubit of the pair. */
  left: [Matrix, Matrix];
  right: [Matrix, Matrix];
}

const TOLERANCE = 1e-9;
/** The trace of the invariants moves at most eight times as far as a coordinate. */
const TRACE_TOLERANCE = 8 * TOLERANCE;
const R = Math.SQRT1_2;
/** Columns are Bell states: here local gates are real, and XX, YY and ZZ are diagonal. */
const magic: Matrix = Float64Array.of(
  ...[R, 0, 0, 0, 0, 0, 0, R],
  ...[0, 0, 0, R, R, 0, 0, 0],
  ...[0, 0, 0, R, -R, 0, 0, 0],
  ...[R, 0, 0, 0, 0, 0, 0, -R],
);
const magicDagger = dagger(magic);
const [matrixX, matrixY, matrixZ, matrixS, matrixSx] = (["x", "y", "z", "s", "sx"] as const).map(
  (name) => matrixOf(fixed(name, 0)),
);
const paulis = [matrixX, matrixY, matrixZ];

/** The unitary in the basis of Bell states. */
function toMagic(unitary: Matrix): Matrix {
  return product(magicDagger, unitary, magic);
}

export function decomposeKak(unitary: Matrix): Kak {
  const special = rotatePhase(unitary, -determinantAngle(unitary) / 4);
  const inMagic = toMagic(special);
  const m = multiply(transpose(inMagic), inMagic);
  const p = diagonalizer(m);
  const angles = eigenangles(m, p).map((angle) => angle / 2);
  const turns = Math.round(angles.reduce((a, b) => a + b, 0) / Math.PI);
  if (turns % 2 !== 0) angles[0] += Math.PI;
  const undo = phases(angles.map((angle) => -angle));
  const [e, f, g, h] = angles;
  const kak: Kak = {
    coordinates: [(e + f - g - h) / 4, (-e + f - g + h) / 4, (e - f - g + h) / 4],
    left: factors(product(magic, inMagic, p, undo, magicDagger)),
    right: factors(product(magic, transpose(p), magicDagger)),
  };
  return moveToWeylChamber(kak);
}

/** Local gates on both sides make up for the moved coordinates. */
function moveToWeylChamber(kak: Kak): Kak {
  const { coordinates, left, right } = kak;
  for (let k = 0; k < 3; k++) {
    const quarters = Math.round(coordinates[k] / (Math.PI / 2));
    coordinates[k] -= (quarters * Math.PI) / 2;
    if (quarters % 2 !== 0) for (const q of [0, 1]) left[q] = multiply(left[q], paulis[k]);
  }
  // Rounding must not decide between pi/4 and -pi/4.
  for (let k = 0; k < 3; k++) {
    if (coordinates[k] > -Math.PI / 4 + TOLERANCE) continue;
    coordinates[k] += Math.PI / 2;
    for (const q of [0, 1]) left[q] = multiply(left[q], paulis[k]);
  }
  const larger = (a: number, b: number) =>
    Math.abs(coordinates[a]) > Math.abs(coordinates[b]) + TOLERANCE;
  if (larger(1, 0)) exchange(kak, 0, 1);
  if (larger(2, 1)) exchange(kak, 1, 2);
  if (larger(1, 0)) exchange(kak, 0, 1);
  if (coordinates[0] < 0 && coordinates[1] < 0) negate(kak, 0, 1);
  else if (coordinates[0] < 0) negate(kak, 0, 2);
  else if (coordinates[1] < 0) negate(kak, 1, 2);
  return { coordinates, left, right };
}

/** Renames two axes, one beside the other. */
function exchange({ coordinates, left, right }: Kak, a: number, b: number): void {
  const clifford = a === 0 ? matrixS : matrixSx;
  [coordinates[a], coordinates[b]] = [coordinates[b], coordinates[a]];
  for (const q of [0, 1]) {
    left[q] = multiply(left[q], dagger(clifford));
    right[q] = multiply(clifford, right[q]);
  }
}

function negate({ coordinates, left, right }: Kak, a: number, b: number): void {
  const pauli = paulis[3 - a - b];
  coordinates[a] = -coordinates[a];
  coordinates[b] = -coordinates[b];
  left[0] = multiply(left[0], pauli);
  right[0] = multiply(pauli, right[0]);
}

/** How many CX a pair's unitary takes. */
export function cxCount([a, b, c]: readonly number[]): 0 | 1 | 2 | 3 {
  if (Math.abs(c) > TOLERANCE) return 3;
  if (Math.abs(b) > TOLERANCE) return 2;
  if (Math.abs(a) < TOLERANCE) return 0;
  return Math.abs(a - Math.PI / 4) < TOLERANCE ? 1 : 2;
}

/** The same from the invariants alone, faster; it may take a nearly vanishing interaction for none. */
export function cxCost(unitary: Matrix): 0 | 1 | 2 | 3 {
  const bell = toMagic(unitary);
  // The invariants are the traces of m and of its square, where m is the transpose of `bell` times itself.
  let [re, im, squareRe, squareIm] = [0, 0, 0, 0];
  for (let a = 0; a < 8; a += 2) {
    for (let b = a; b < 8; b += 2) {
      let [x, y] = [0, 0];
      for (let row = 0; row < 32; row += 8) {
        x += bell[row + a] * bell[row + b] - bell[row + a + 1] * bell[row + b + 1];
        y += bell[row + a] * bell[row + b + 1] + bell[row + a + 1] * bell[row + b];
      }
      const times = a === b ? 1 : 2;
      squareRe += times * (x * x - y * y);
      squareIm += times * 2 * x * y;
      if (a === b) [re, im] = [re + x, im + y];
    }
  }
  const angle = -determinantAngle(unitary) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (Math.abs(s * re + c * im) > TRACE_TOLERANCE) return 3;
  const trace = Math.abs(c * re - s * im);
  if (trace > 4 - TRACE_TOLERANCE) return 0;
  const square = (c * c - s * s) * squareRe - 2 * c * s * squareIm;
  return trace < TRACE_TOLERANCE && square < -4 + TRACE_TOLERANCE ? 1 : 2;
}

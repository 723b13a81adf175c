import { fixed, pair } from "../../circuit/build.ts";
import type { Gate } from "../../circuit/gate.ts";
import { dagger, identity, multiply, rotatePhase } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { normal, type Random, seeded } from "../../random.ts";
import { range } from "../../range.ts";
import { oneQubitGates } from "./one-qubit.ts";
import { applyGate } from "./small-unitary.ts";

/**
 * The CX of each attempt. With fewer than 14 a circuit has less than the 63 parameters of a unitary: nine, and four for
 * each CX. Close to the identity it takes more.
 */
const attempts = [14, 14, 18];
const MAX_STEPS = 60;
const MAX_ERROR = 1e-11;
const SIZE = 8;

/** A one-qubit gate, and the CX before it. */
interface Place {
  wire: number;
  cx?: readonly [control: number, target: number];
  /** About these axes it turns; a turn about another goes through the CX to an earlier gate. */
  axes: readonly number[];
}

const [X, Y, Z] = [0, 1, 2];

/** A circuit with its CX on one coupling of the line and the other in turn. */
function placesOf(cxNumber: number): Place[] {
  const first = range(3).map((wire) => ({ wire, axes: [X, Y, Z] }));
  const others = range(cxNumber).flatMap((k): Place[] => {
    const [control, target] = [k % 2, (k % 2) + 1];
    return [
      { wire: control, cx: [control, target], axes: [X, Y] },
      { wire: target, axes: [Y, Z] },
    ];
  });
  return [...first, ...others];
}

const cxMatrix = matrixOf(pair("cx", 0, 1));
const paulis = (["x", "y", "z"] as const).map((name) => matrixOf(fixed(name, 0)));

/** A Hermitian matrix as a real vector of the same norm. */
function asVector(m: Matrix): Float64Array {
  const vector = new Float64Array(m.length / 2);
  for (let k = 0; k < vector.length; k++) vector[k] = m[2 * k] + m[2 * k + 1];
  return vector;
}

/** exp(i (x X + y Y + z Z)). */
function turn([x, y, z]: readonly number[]): Matrix {
  const angle = Math.hypot(x, y, z);
  const c = Math.cos(angle);
  const s = angle === 0 ? 1 : Math.sin(angle) / angle;
  return Float64Array.of(c, s * z, s * y, s * x, -s * y, s * x, c, -s * z);
}

/** How far a circuit with these one-qubit gates is from a unitary, and what each turn changes. */
function compare(places: readonly Place[], gates: readonly Matrix[], inverse: Matrix) {
  const unitary = identity(SIZE);
  const turns: Float64Array[] = [];
  for (const [at, { wire, cx, axes }] of places.entries()) {
    if (cx) applyGate(unitary, SIZE, cxMatrix, cx);
    const before = dagger(unitary);
    for (const axis of axes) {
      const turned = unitary.slice();
      applyGate(turned, SIZE, paulis[axis], [wire]);
      turns.push(asVector(multiply(before, turned)));
    }
    applyGate(unitary, SIZE, gates[at], [wire]);
  }
  const both = multiply(inverse, unitary);
  let [re, im] = [0, 0];
  for (let k = 0; k < both.length; k += 2 * (SIZE + 1)) {
    re += both[k];
    im += both[k + 1];
  }
  const ratio = rotatePhase(both, -Math.atan2(im, re));
  const error = Math.hypot(...identity(SIZE).map((value, k) => ratio[k] - value));
  const other = dagger(ratio);
  const missing = ratio.map((value, k) => (value - other[k]) / 2);
  return { turns, error, missing: asVector(rotatePhase(missing, Math.PI / 2)) };
}

/** The solution y of (sum of v v^T + damping) y = right, by Cholesky's method. */
function solve(vectors: readonly Float64Array[], damping: number, right: Float64Array) {
  const size = right.length;
  const rows = range(size).map((k) => new Float64Array(k + 1));
  const solution = right.slice();
  for (const vector of vectors) {
    for (let i = 0; i < size; i++) {
      const row = rows[i];
      for (let j = 0; j <= i; j++) row[j] += vector[i] * vector[j];
    }
  }
  for (let i = 0; i < size; i++) {
    const row = rows[i];
    row[i] += damping;
    for (let j = 0; j <= i; j++) {
      const other = rows[j];
      let rest = row[j];
      for (let k = 0; k < j; k++) rest -= row[k] * other[k];
      row[j] = i === j ? Math.sqrt(rest) : rest / other[j];
    }
    for (let k = 0; k < i; k++) solution[i] -= row[k] * solution[k];
    solution[i] /= row[i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i] -= rows[k][i] * solution[k];
    solution[i] /= rows[i][i];
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

/** One-qubit gates that make the circuit the unitary, by Levenberg and Marquardt's method from random ones. */
function fit(places: readonly Place[], unitary: Matrix, random: Random): Matrix[] | undefined {
  const inverse = dagger(unitary);
  let gates = places.map(() => turn(paulis.map(() => normal(random))));
  let current = compare(places, gates, inverse);
  let damping = 0.1;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (current.error < MAX_ERROR) return gates;
    const solution = solve(current.turns, damping, current.missing);
    const angles = current.turns.map((vector) => dot(vector, solution));
    const turned = places.map(({ axes }, at) => {
      const about = [0, 0, 0];
      for (const axis of axes) about[axis] = angles.shift() ?? 0;
      return multiply(gates[at], turn(about));
    });
    const next = compare(places, turned, inverse);
    const isBetter = next.error < current.error;
    if (isBetter) [gates, current] = [turned, next];
    damping = isBetter ? Math.max(damping / 5, 1e-9) : damping * 4;
  }
  return undefined;
}

/**
 * A unitary of three qubits on a line, which is given from one end to the other, with 14 CX, the fewest that almost all
 * need, or a few more; undefined where none was found with at most so many.
 */
export function fitLine(
  unitary: Matrix,
  qubits: readonly number[],
  atMost: number,
): Gate[] | undefined {
  const random = seeded(1);
  for (const cxNumber of attempts.filter((number) => number <= atMost)) {
    const places = placesOf(cxNumber);
    const gates = fit(places, unitary, random)?.flatMap((matrix, at) => {
      const { wire, cx } = places[at];
      const own = oneQubitGates(matrix, qubits[wire]);
      return cx ? [pair("cx", qubits[cx[0]], qubits[cx[1]]), ...own] : own;
    });
    if (gates) return gates;
  }
  return undefined;
}

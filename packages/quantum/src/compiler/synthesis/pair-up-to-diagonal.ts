import type { Gate } from "../../circuit/gate.ts";
import {
  dagger,
  multiply,
  phases,
  product,
  rotatePhase,
  tensor,
  transpose,
} from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { determinantAngle } from "./diagonalize.ts";
import { cxCost } from "./kak.ts";
import { synthesizePair } from "./synthesize.ts";

const matrixY = matrixOf({ name: "y", qubits: [0] });
const matrixYy = tensor(matrixY, matrixY);

/** The interaction of two Z that leaves a unitary two CX: then the trace of its invariant is real. */
function realTrace(unitary: Matrix): number {
  const special = rotatePhase(unitary, -determinantAngle(unitary) / 4);
  const m = product(special, matrixYy, transpose(special), matrixYy);
  const at = (k: number) => [m[10 * k], m[10 * k + 1]];
  const [[a, b], [c, d], [e, f], [g, h]] = [at(0), at(1), at(2), at(3)];
  return Math.atan2(-(b + d + f + h), a + g - c - e) / 2;
}

/**
 * Writes a unitary with at most two CX, up to a diagonal that must follow (Shende, Bullock and Markov 2006, theorem 14);
 * undefined where it takes more than `atMost`.
 */
export function pairUpToDiagonal(
  unitary: Matrix,
  first: number,
  second: number,
  atMost: number,
): { gates: Gate[]; diagonal: Matrix } | undefined {
  const angle = realTrace(unitary);
  const choices = [0, angle, angle + Math.PI / 2].map((half) => {
    const diagonal = phases([half, -half, -half, half]);
    const matrix = multiply(diagonal, unitary);
    return { diagonal, matrix, cost: cxCost(matrix) };
  });
  const { diagonal, matrix, cost } = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
  if (cost > atMost) return undefined;
  return { gates: synthesizePair(matrix, first, second), diagonal: dagger(diagonal) };
}

import { parity } from "../../circuit/bits.ts";
import { fixed } from "../../circuit/build.ts";
import type { Gate } from "../../circuit/gate.ts";
import { identity, multiply, product, tensor } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { blockZxz } from "./block-zxz.ts";
import { demultiplex } from "./demultiplex.ts";
import { closedMultiplexer, openMultiplexer } from "./multiplexer.ts";
import { pairUpToDiagonal } from "./pair-up-to-diagonal.ts";
import { swapMatrix } from "./small-unitary.ts";
import { synthesizePair } from "./synthesize.ts";

/** A Pauli Z on each qubit of the mask. */
function signs(mask: number, size: number): Matrix {
  const result = identity(size);
  for (let k = 0; k < size; k++) if (parity(k & mask)) result[2 * (k * size + k)] = -1;
  return result;
}

/** Gates, and a diagonal that is still to follow on the first two qubits. */
interface UpToDiagonal {
  gates: Gate[];
  diagonal: Matrix;
}

/** Any unitary of two to four qubits but for a diagonal on the first two, which saves a CX. */
function upToDiagonal(unitary: Matrix, qubits: readonly number[], isLine = false): UpToDiagonal {
  if (qubits.length === 2) return pairUpToDiagonal(unitary, qubits[0], qubits[1]);
  const { gates, rest } = upToLow(unitary, qubits, isLine);
  const end = upToDiagonal(rest, qubits.slice(0, -1));
  return { gates: [...gates, ...end.gates], diagonal: end.diagonal };
}

/** All but a unitary on all qubits save the last, which is left to follow. */
function upToLow(unitary: Matrix, qubits: readonly number[], isLine: boolean) {
  const low = qubits.slice(0, -1);
  const size = 2 ** low.length;
  const { left, middle, right } = blockZxz(unitary);
  const a = demultiplex(...left);
  const c = demultiplex(identity(size), right);
  const first = openMultiplexer(c.angles, qubits, isLine);
  const last = openMultiplexer(a.angles, qubits, isLine);
  // The parities that both leave open are signs in the middle.
  const b = demultiplex(
    multiply(a.right, c.left),
    product(signs(last.open, size), a.right, middle, c.left, signs(first.open, size)),
  );
  const between = closedMultiplexer(b.angles, qubits, isLine);
  const h = fixed("h", qubits[low.length]);
  const gates: Gate[] = [];
  let rest = identity(size);
  const add = (matrix: Matrix, behind: readonly Gate[]) => {
    rest = multiply(matrix, rest);
    if (behind.some((gate) => gate.qubits.length > 1)) {
      const { gates: some, diagonal } = upToDiagonal(rest, low);
      gates.push(...some);
      rest = tensor(identity(size / 4), diagonal);
    }
    gates.push(...behind);
  };
  add(c.right, [...first.gates, h]);
  add(b.right, between.gates);
  if (between.exchanges) rest = multiply(rest, swapMatrix);
  add(b.left, [h, ...last.gates.toReversed()]);
  return { gates, rest: multiply(a.left, rest) };
}

/**
 * Any unitary of two to four qubits, with at most 3, 19 and 95 CX (Krol and Al-Ars, Beyond quantum Shannon
 * decomposition, 2024); three qubits on a line, given from one end to the other, take at most 25 between neighbors.
 */
export function synthesizeUnitary(
  unitary: Matrix,
  qubits: readonly number[],
  isLine = false,
): Gate[] {
  if (qubits.length === 2) return synthesizePair(unitary, qubits[0], qubits[1]);
  const { gates, rest } = upToLow(unitary, qubits, isLine);
  return [...gates, ...synthesizeUnitary(rest, qubits.slice(0, -1))];
}

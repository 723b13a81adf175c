import { parity } from "../../circuit/bits.ts";
import { fixed } from "../../circuit/build.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Gate } from "../../circuit/gate.ts";
import { identity, multiply, product, tensor } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { blockZxz } from "./block-zxz.ts";
import { demultiplex } from "./demultiplex.ts";
import { fitLine } from "./fit-line.ts";
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

/** A unitary of three qubits by a fit, where this takes fewer CX than what is known or `atMost`. */
function fewerByFit(
  unitary: Matrix,
  qubits: readonly number[],
  known: readonly Gate[] | undefined,
  atMost: number,
): Gate[] | undefined {
  if (qubits.length !== 3) return undefined;
  return fitLine(unitary, qubits, (known ? countTwoQubit(known) : atMost) - 1);
}

/** Any unitary of two to four qubits but for a diagonal on the first two, which saves a CX. */
function upToDiagonal(
  unitary: Matrix,
  qubits: readonly number[],
  atMost: number,
): ReturnType<typeof pairUpToDiagonal> | undefined {
  if (qubits.length === 2) return pairUpToDiagonal(unitary, qubits[0], qubits[1], atMost);
  const all = upToLow(unitary, qubits, { isLine: false, atMost });
  const end = all && upToDiagonal(all.rest, qubits.slice(0, -1), atMost);
  const gates = end && [...all.gates, ...end.gates];
  const fitted = fewerByFit(unitary, qubits, gates, atMost);
  if (fitted) return { gates: fitted, diagonal: identity(4) };
  return gates && { gates, diagonal: end.diagonal };
}

/** All but a unitary on all qubits save the last, which is left to follow; undefined where that takes too many CX. */
function upToLow(
  unitary: Matrix,
  qubits: readonly number[],
  { isLine, atMost }: { isLine: boolean; atMost: number },
) {
  const low = qubits.slice(0, -1);
  const size = 2 ** low.length;
  const { left, middle, right } = blockZxz(unitary);
  const a = demultiplex(...left);
  const c = demultiplex(identity(size), right);
  const first = openMultiplexer(c.angles, qubits, isLine);
  const last = openMultiplexer(a.angles, qubits, isLine);
  const outerCx = countTwoQubit(first.gates) + countTwoQubit(last.gates);
  if (outerCx > atMost) return undefined;
  // The parities that both leave open are signs in the middle.
  const b = demultiplex(
    multiply(a.right, c.left),
    product(signs(last.open, size), a.right, middle, c.left, signs(first.open, size)),
  );
  const between = closedMultiplexer(b.angles, qubits, isLine);
  let cxLeft = atMost - outerCx - countTwoQubit(between.gates);
  if (cxLeft < 0) return undefined;
  const h = fixed("h", qubits[low.length]);
  const gates: Gate[] = [];
  let rest = identity(size);
  const parts = [
    { matrix: c.right, behind: [...first.gates, h] },
    { matrix: b.right, behind: between.gates },
    { matrix: b.left, behind: [h, ...last.gates.toReversed()] },
  ];
  for (const { matrix, behind } of parts) {
    rest = multiply(matrix, rest);
    if (countTwoQubit(behind) > 0) {
      const some = upToDiagonal(rest, low, cxLeft);
      // What is left to synthesize only adds to this.
      cxLeft -= some ? countTwoQubit(some.gates) : 0;
      if (!some || cxLeft < 0) return undefined;
      gates.push(...some.gates);
      rest = tensor(identity(size / 4), some.diagonal);
    }
    gates.push(...behind);
    if (behind === between.gates && between.exchanges) rest = multiply(rest, swapMatrix);
  }
  return { gates, rest: multiply(a.left, rest) };
}

/**
 * Any unitary of two to four qubits, with at most 3, 19 and 95 CX (Krol and Al-Ars, Beyond quantum Shannon
 * decomposition, 2024); three qubits on a line, given from one end to the other, take at most 25 between neighbors.
 * A fit of three qubits mostly takes 14, and then four take 78. Undefined where it takes more than `atMost`.
 */
export function synthesizeUnitary(
  unitary: Matrix,
  qubits: readonly number[],
  { isLine = false, atMost = Number.POSITIVE_INFINITY } = {},
): Gate[] | undefined {
  if (qubits.length === 2) {
    const gates = synthesizePair(unitary, qubits[0], qubits[1]);
    return countTwoQubit(gates) > atMost ? undefined : gates;
  }
  const all = upToLow(unitary, qubits, { isLine, atMost });
  const end =
    all &&
    synthesizeUnitary(all.rest, qubits.slice(0, -1), {
      atMost: atMost - countTwoQubit(all.gates),
    });
  const gates = end && [...all.gates, ...end];
  return fewerByFit(unitary, qubits, gates, atMost) ?? gates;
}

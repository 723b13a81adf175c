import type { Matrix } from "../../circuit/matrix.ts";
import type { LocalUnitary } from "./steps.ts";

/** Smaller parts of a matrix that was multiplied together count as zero. */
const ROUNDING_TOLERANCE = 1e-12;

/**
 * The steps on bits of a state vector instead of wires of a device. A SWAP with an idle wire, which is zero, moves the
 * qubit's bit along, so the state stays about as large as the program's. A wire without a bit at the end is zero.
 */
export function compactWires(
  steps: readonly LocalUnitary[],
  { layout, output }: { layout: readonly number[]; output: readonly number[] },
): { steps: LocalUnitary[]; bitOf: Map<number, number> } {
  const bitOf = new Map(layout.map((wire, bit) => [wire, bit]));
  let bits = layout.length;
  const bitFor = (wire: number) => {
    const bit = bitOf.get(wire) ?? bits++;
    bitOf.set(wire, bit);
    return bit;
  };
  const compacted = steps.map(({ wires, matrix }): LocalUnitary => {
    const busy = wires.findIndex((wire) => bitOf.has(wire));
    const bit = bitOf.get(wires[busy]);
    if (wires.length === 2 && bit !== undefined && !bitOf.has(wires[1 - busy])) {
      for (const end of [0, 1]) {
        const alone = onOne(matrix, busy, end);
        if (!alone) continue;
        bitOf.delete(wires[busy]);
        bitOf.set(wires[end], bit);
        return { wires: [bit], matrix: alone };
      }
    }
    return { wires: wires.map(bitFor), matrix };
  });
  for (const wire of output) bitFor(wire);
  return { steps: compacted, bitOf };
}

/** The matrix on the wire at `from` alone, if the other is zero, the state ends at `end` and zero is left behind. */
function onOne(matrix: Matrix, from: number, end: number): Matrix | undefined {
  const alone = new Float64Array(8);
  for (const x of [0, 1]) {
    for (let row = 0; row < 4; row++) {
      const at = 2 * (row * 4 + (x << from));
      const y = row >> end;
      if (row === y << end && y < 2) {
        alone.set(matrix.subarray(at, at + 2), 2 * (2 * y + x));
      } else if (Math.hypot(matrix[at], matrix[at + 1]) > ROUNDING_TOLERANCE) return undefined;
    }
  }
  return alone;
}

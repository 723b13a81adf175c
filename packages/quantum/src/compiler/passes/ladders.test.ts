import fc from "fast-check";
import { expect, it } from "vitest";
import { fixed, pair, pairRotation, rotation, u } from "../../circuit/build.ts";
import { toBasis } from "../../circuit/decompose.ts";
import { qft } from "../../circuit/families.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { verdictOf } from "../verify/in-place.test-support.ts";
import { withLadders } from "./ladders.ts";

const angle = fc.double({ min: -3, max: 3, noNaN: true });

/** Fourier transforms with other gates and angles in the place of their own, on qubits in any order. */
const transforms = fc
  .integer({ min: 4, max: 6 })
  .chain((size) =>
    fc.tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: size, maxLength: size }),
      fc.array(angle, { minLength: 36, maxLength: 36 }),
      fc.boolean(),
    ),
  )
  .map(([order, angles, isInverse]) => {
    const gates = order.flatMap((qubit, k): Gate[] => [
      u(angles[k], angles[6 + k], angles[12 + k], qubit),
      rotation("p", angles[18 + k], qubit),
      ...order
        .slice(k + 1)
        .map((other, j) => pairRotation("cp", angles[(7 * k + j) % 36], other, qubit)),
    ]);
    return { order, source: { qubits: 6, operations: isInverse ? gates.toReversed() : gates } };
  });

function cxOf({ operations }: Circuit) {
  return operations.filter(({ qubits }) => qubits.length > 1);
}

it("writes any Fourier transform with n² + n - 4 CX between neighbors of its order", () => {
  fc.assert(
    fc.property(transforms, ({ order, source }) => {
      const ladders = withLadders(source);
      if (ladders === undefined) throw new Error("a transform was not seen");
      expect(verdictOf(source, ladders)).toBe("proved");
      expect(cxOf(ladders)).toHaveLength(order.length ** 2 + order.length - 4);
      for (const { name, qubits } of cxOf(ladders)) {
        expect(name).toBe("cx");
        const [a, b] = qubits.map((qubit) => order.indexOf(qubit));
        expect(Math.abs(a - b)).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});

function withoutSwaps(qubits: number): Circuit {
  const operations = qft(qubits).operations.filter(({ name }) => name !== "swap");
  return { qubits, operations };
}

it("sees one that is written in CX, behind other gates", () => {
  const { operations } = toBasis(withoutSwaps(5), "cx");
  const source = { qubits: 5, operations: [fixed("h", 0), pair("cx", 0, 4), ...operations] };
  const ladders = withLadders(source);
  if (ladders === undefined) throw new Error("the transform was not seen");
  expect(cxOf(ladders)).toHaveLength(1 + 26);
  expect(verdictOf(source, ladders)).toBe("proved");
});

const phases = withoutSwaps(4).operations;
it.each([
  ["a pair that never meets", phases.filter(({ qubits }) => qubits.join() !== "0,3")],
  ["a pair that meets twice", [...phases, pairRotation("cp", 0.1, 0, 3)]],
  ["gates in two places", phases.toSpliced(3, 0, fixed("h", 3))],
  ["a barrier within", phases.toSpliced(3, 0, { name: "barrier", qubits: [0] })],
])("takes for none: %s", (_, operations) => {
  expect(withLadders({ qubits: 4, operations })).toBeUndefined();
});

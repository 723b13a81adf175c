import fc from "fast-check";
import { fixed, pair, pairRotation, rotation, triple, u } from "./build.ts";
import type { Circuit, Gate, Operation } from "./gate.ts";

const FIXED = ["id", "x", "y", "z", "h", "s", "sdg", "t", "tdg", "sx"] as const;
const PAIRS = ["cx", "cy", "cz", "ch", "swap"] as const;
const PAIR_ROTATIONS = ["cp", "crx", "cry", "crz"] as const;

const angle = fc.oneof(
  fc.constantFrom(0, Math.PI, Math.PI / 2, Math.PI / 4, -Math.PI / 2, 2 * Math.PI, -Math.PI / 3),
  fc.double({ min: -13, max: 13, noNaN: true }),
);

/** Different qubits of a register, in any order. */
function places(qubits: number, count: number): fc.Arbitrary<number[]> {
  const all = Array.from({ length: qubits }, (_, k) => k);
  return fc.shuffledSubarray(all, { minLength: count, maxLength: count });
}

/** A gate of any kind that fits the register, for property tests. */
export function anyGate(qubits: number): fc.Arbitrary<Gate> {
  const one = fc.integer({ min: 0, max: qubits - 1 });
  const kinds: fc.Arbitrary<Gate>[] = [
    fc.tuple(fc.constantFrom(...FIXED), one).map(([name, q]) => fixed(name, q)),
    fc
      .tuple(fc.constantFrom("rx", "ry", "rz", "p"), angle, one)
      .map(([name, value, q]) => rotation(name, value, q)),
    fc.tuple(angle, angle, angle, one).map(([a, b, c, q]) => u(a, b, c, q)),
  ];
  if (qubits > 1) {
    const two = places(qubits, 2);
    kinds.push(
      fc.tuple(fc.constantFrom(...PAIRS), two).map(([name, [a, b]]) => pair(name, a, b)),
      fc.constantFrom("cx" as const).chain((name) => two.map(([a, b]) => pair(name, a, b))),
      fc
        .tuple(fc.constantFrom(...PAIR_ROTATIONS), angle, two)
        .map(([name, value, [a, b]]) => pairRotation(name, value, a, b)),
      fc
        .tuple(fc.tuple(angle, angle, angle, angle), two)
        .map(([angles, [a, b]]) => ({ name: "cu", qubits: [a, b], angles })),
    );
  }
  if (qubits > 2) {
    kinds.push(
      fc
        .tuple(fc.constantFrom("ccx", "cswap"), places(qubits, 3))
        .map(([name, [a, b, c]]) => triple(name, a, b, c)),
    );
  }
  return fc.oneof(...kinds);
}

export function anyCircuit(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  const barrier = places(qubits, Math.min(2, qubits)).map(
    (some): Operation => ({ name: "barrier", qubits: some }),
  );
  return fc
    .array(
      fc.oneof({ weight: 20, arbitrary: anyGate(qubits) }, { weight: 1, arbitrary: barrier }),
      {
        maxLength,
      },
    )
    .map((operations) => ({ qubits, operations }));
}

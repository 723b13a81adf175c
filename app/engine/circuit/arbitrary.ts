import fc from "fast-check";
import { fixed, pair, pairRotation, rotation, triple, u } from "./build.ts";
import type { Circuit, Gate } from "./gate.ts";

const ONE = ["id", "x", "y", "z", "h", "s", "sdg", "t", "tdg", "sx"] as const;
const TWO = ["cx", "cy", "cz", "ch", "swap"] as const;

const angle = fc.oneof(
  fc.constantFrom(Math.PI, Math.PI / 2, Math.PI / 4, -Math.PI / 2),
  fc.double({ min: -7, max: 7, noNaN: true }),
);

const quarterTurns = fc.integer({ min: -5, max: 5 }).map((turns) => (turns * Math.PI) / 2);

function distinct(qubits: number, count: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray(
    Array.from({ length: qubits }, (_, k) => k),
    { minLength: count, maxLength: count },
  );
}

/** Any gate of the engine on a register of at least three qubits, for property tests. */
export function anyGate(qubits: number): fc.Arbitrary<Gate> {
  const [one, two, three] = [1, 2, 3].map((count) => distinct(qubits, count));
  return fc.oneof(
    fc.tuple(fc.constantFrom(...ONE), one).map(([name, [q]]) => fixed(name, q)),
    fc
      .tuple(fc.constantFrom("rx", "ry", "rz", "p"), angle, one)
      .map(([name, a, [q]]) => rotation(name, a, q)),
    fc.tuple(angle, angle, angle, one).map(([a, b, c, [q]]) => u(a, b, c, q)),
    fc.tuple(fc.constantFrom(...TWO), two).map(([name, [a, b]]) => pair(name, a, b)),
    fc
      .tuple(fc.constantFrom("cp", "crx", "cry", "crz"), angle, two)
      .map(([name, turn, [a, b]]) => pairRotation(name, turn, a, b)),
    fc
      .tuple(fc.tuple(angle, angle, angle, angle), two)
      .map(([angles, [a, b]]): Gate => ({ name: "cu", qubits: [a, b], angles })),
    fc
      .tuple(fc.constantFrom("ccx", "cswap"), three)
      .map(([name, [a, b, c]]) => triple(name, a, b, c)),
  );
}

export function anyCircuit(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  return fc.array(anyGate(qubits), { maxLength }).map((operations) => ({ qubits, operations }));
}

/** Clifford gates only, those with angles included. */
export function anyCliffordCircuit(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  const [one, two] = [1, 2].map((count) => distinct(qubits, count));
  const gate = fc.oneof(
    fc
      .tuple(fc.constantFrom("x", "y", "z", "h", "s", "sdg", "sx"), one)
      .map(([name, [q]]): Gate => fixed(name, q)),
    fc
      .tuple(fc.constantFrom("rx", "ry", "rz", "p"), quarterTurns, one)
      .map(([name, turn, [q]]) => rotation(name, turn, q)),
    fc.tuple(quarterTurns, quarterTurns, quarterTurns, one).map(([a, b, c, [q]]) => u(a, b, c, q)),
    fc.tuple(fc.constantFrom("cx", "cy", "cz", "swap"), two).map(([n, [a, b]]) => pair(n, a, b)),
    fc
      .tuple(fc.constantFrom("cp", "crx", "cry", "crz"), quarterTurns, two)
      .map(([name, turn, [a, b]]) => pairRotation(name, 2 * turn, a, b)),
  );
  return fc.array(gate, { maxLength }).map((operations) => ({ qubits, operations }));
}

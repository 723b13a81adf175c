import fc from "fast-check";
import { range } from "../range.ts";
import { fixed, pair, pairRotation, rotation, triple, u } from "./build.ts";
import {
  type Circuit,
  fixedGates,
  type Gate,
  type Operation,
  pairGates,
  pairRotationGates,
  rotationGates,
  tripleGates,
} from "./gate.ts";

const angle = fc.oneof(
  fc.constantFrom(0, Math.PI, Math.PI / 2, Math.PI / 4, -Math.PI / 2, 2 * Math.PI),
  fc.double({ min: -7, max: 7, noNaN: true }),
);

const quarterTurns = fc.integer({ min: -5, max: 5 }).map((turns) => (turns * Math.PI) / 2);

function distinct(qubits: number, count: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray(range(qubits), { minLength: count, maxLength: count });
}

/** Any gate of the engine that fits the register, for property tests. */
export function anyGate(qubits: number): fc.Arbitrary<Gate> {
  const one = distinct(qubits, 1);
  const kinds: fc.Arbitrary<Gate>[] = [
    fc.tuple(fc.constantFrom(...fixedGates), one).map(([name, [q]]) => fixed(name, q)),
    fc
      .tuple(fc.constantFrom(...rotationGates), angle, one)
      .map(([name, a, [q]]) => rotation(name, a, q)),
    fc.tuple(angle, angle, angle, one).map(([a, b, c, [q]]) => u(a, b, c, q)),
  ];
  if (qubits > 1) kinds.push(...gatesOnPairs(distinct(qubits, 2)));
  if (qubits > 2) {
    kinds.push(
      fc
        .tuple(fc.constantFrom(...tripleGates), distinct(qubits, 3))
        .map(([name, [a, b, c]]) => triple(name, a, b, c)),
    );
  }
  return fc.oneof(...kinds);
}

function gatesOnPairs(two: fc.Arbitrary<number[]>): fc.Arbitrary<Gate>[] {
  return [
    fc.tuple(fc.constantFrom(...pairGates), two).map(([name, [a, b]]) => pair(name, a, b)),
    fc
      .tuple(fc.constantFrom(...pairRotationGates), angle, two)
      .map(([name, turn, [a, b]]) => pairRotation(name, turn, a, b)),
    fc
      .tuple(fc.tuple(angle, angle, angle, angle), two)
      .map(([angles, [a, b]]): Gate => ({ name: "cu", qubits: [a, b], angles })),
  ];
}

/** Now and then a barrier among the gates. */
export function anyCircuitWithBarriers(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  const barrier = distinct(qubits, Math.min(2, qubits)).map(
    (some): Operation => ({ name: "barrier", qubits: some }),
  );
  const operation = fc.oneof(
    { weight: 20, arbitrary: anyGate(qubits) },
    { weight: 1, arbitrary: barrier },
  );
  return circuitsOf(operation, qubits, maxLength);
}

export function anyCircuit(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  return circuitsOf(anyGate(qubits), qubits, maxLength);
}

/** Clifford gates only, those with angles included. */
export function anyCliffordCircuit(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  const [one, two] = [1, 2].map((count) => distinct(qubits, count));
  const gate = fc.oneof(
    fc
      .tuple(fc.constantFrom("x", "y", "z", "h", "s", "sdg", "sx"), one)
      .map(([name, [q]]): Gate => fixed(name, q)),
    fc
      .tuple(fc.constantFrom(...rotationGates), quarterTurns, one)
      .map(([name, turn, [q]]) => rotation(name, turn, q)),
    fc.tuple(quarterTurns, quarterTurns, quarterTurns, one).map(([a, b, c, [q]]) => u(a, b, c, q)),
    fc.tuple(fc.constantFrom("cx", "cy", "cz", "swap"), two).map(([n, [a, b]]) => pair(n, a, b)),
    fc
      .tuple(fc.constantFrom(...pairRotationGates), quarterTurns, two)
      .map(([name, turn, [a, b]]) => pairRotation(name, 2 * turn, a, b)),
  );
  return circuitsOf(gate, qubits, maxLength);
}

function circuitsOf(operation: fc.Arbitrary<Operation>, qubits: number, maxLength: number) {
  // fast-check keeps arrays to about ten entries unless told otherwise.
  const all = fc.array(operation, { maxLength, size: "max" });
  return all.map((operations): Circuit => ({ qubits, operations }));
}

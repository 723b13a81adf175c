import fc from "fast-check";
import { range } from "../range.ts";
import {
  type Circuit,
  type Gate,
  type Operation,
  pairRotationGates,
  rotationGates,
} from "./gate.ts";
import { makeGate, signatures } from "./signatures.ts";

const anyAngle = fc.oneof(
  fc.constantFrom(0, Math.PI, Math.PI / 2, Math.PI / 4, -Math.PI / 2, 2 * Math.PI),
  fc.double({ min: -7, max: 7, noNaN: true }),
);

const quarterTurns = fc.integer({ min: -5, max: 5 }).map((turns) => (turns * Math.PI) / 2);
const halfTurns = quarterTurns.map((turn) => 2 * turn);

function distinctQubits(qubits: number, count: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray(range(qubits), { minLength: count, maxLength: count });
}

/** Gates of these names, where they fit the register; a name that stands there twice is drawn twice as often. */
export function gatesNamed(
  names: readonly Gate["name"][],
  qubits: number,
  angle: fc.Arbitrary<number> = anyAngle,
): fc.Arbitrary<Gate> {
  const fittingNames = names.filter((name) => signatures[name].qubits <= qubits);
  return fc.oneof(
    ...fittingNames.map((name) => {
      const { angles, qubits: width } = signatures[name];
      const anyAngles = fc.array(angle, { minLength: angles, maxLength: angles });
      return fc
        .tuple(anyAngles, distinctQubits(qubits, width))
        .map(([values, wires]) => makeGate(name, values, wires));
    }),
  );
}

/** Any gate that a program can name and that fits the register, for property tests. */
export function anyGate(qubits: number): fc.Arbitrary<Gate> {
  const names = Object.keys(signatures) as Gate["name"][];
  return gatesNamed(
    names.filter((name) => name !== "ecr"),
    qubits,
  );
}

/** Any gates, with a barrier among them now and then. */
export function anyCircuitWithBarriers(qubits: number, maxLength: number): fc.Arbitrary<Circuit> {
  const barrier = distinctQubits(qubits, Math.min(2, qubits)).map(
    (wires): Operation => ({ name: "barrier", qubits: wires }),
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
  const fixedNames = ["x", "y", "z", "h", "s", "sdg", "sx", "cx", "cy", "cz", "swap"] as const;
  const gate = fc.oneof(
    { weight: 4, arbitrary: gatesNamed(fixedNames, qubits) },
    { weight: 2, arbitrary: gatesNamed([...rotationGates, "u"], qubits, quarterTurns) },
    { weight: 1, arbitrary: gatesNamed(pairRotationGates, qubits, halfTurns) },
  );
  return circuitsOf(gate, qubits, maxLength);
}

export function circuitsOf<T extends Operation>(
  operation: fc.Arbitrary<T>,
  qubits: number,
  maxLength: number,
): fc.Arbitrary<{ qubits: number; operations: T[] }> {
  // fast-check keeps arrays to about ten entries unless told otherwise.
  const lists = fc.array(operation, { maxLength, size: "max" });
  return lists.map((operations) => ({ qubits, operations }));
}

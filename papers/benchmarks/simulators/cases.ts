import {
  type Circuit,
  fixed,
  type Gate,
  pair,
  qaoa,
  rotation,
  vqe,
} from "@adyakshar/quantum/circuit";
import { integer, seeded } from "@adyakshar/quantum/random";

export interface SimulatorCase {
  /** `none` builds the circuit alone. */
  method: "statevector" | "density" | "tableau" | "mps" | "trajectory" | "noisy-density" | "none";
  family: keyof typeof circuitMakers;
  qubits: number;
  /** The largest bond of a matrix product state; 0 for the other methods. */
  bond: number;
}

const SEED = 7;

const range = (length: number) => [...Array(length).keys()];

/** Ten layers of random rotations and CX on alternating neighbors: entanglement grows with every layer. */
function randomLayers(qubits: number): Circuit {
  const random = seeded(SEED);
  const angle = () => 2 * Math.PI * random();
  const layer = (k: number): Gate[] => [
    ...range(qubits).flatMap((q) => [rotation("ry", angle(), q), rotation("rz", angle(), q)]),
    ...range(Math.floor((qubits - (k % 2)) / 2)).map((p) => {
      const first = 2 * p + (k % 2);
      return pair("cx", first, first + 1);
    }),
  ];
  return { qubits, operations: range(10).flatMap(layer) };
}

/** Twenty random Clifford gates a qubit, a third of them CX on random pairs. */
function clifford(qubits: number): Circuit {
  const random = seeded(SEED);
  const gate = (): Gate => {
    const a = integer(random, qubits);
    const kind = integer(random, 3);
    if (kind === 0) return fixed("h", a);
    if (kind === 1) return fixed("s", a);
    return pair("cx", a, (a + 1 + integer(random, qubits - 1)) % qubits);
  };
  return { qubits, operations: range(20 * qubits).map(gate) };
}

export const circuitMakers = {
  random: randomLayers,
  clifford,
  qaoa: (qubits: number) => qaoa(qubits, 1, SEED),
  ansatz: (qubits: number) => vqe(qubits, 2, SEED),
};

const everyOther = (first: number, last: number) =>
  range((last - first) / 2 + 1).map((k) => first + 2 * k);

function casesOf(
  method: SimulatorCase["method"],
  some: readonly SimulatorCase["family"][],
  sizes: readonly number[],
  bonds: readonly number[] = [0],
): SimulatorCase[] {
  return some.flatMap((family) =>
    bonds.flatMap((bond) => sizes.map((qubits) => ({ method, family, qubits, bond }))),
  );
}

const families = Object.keys(circuitMakers) as SimulatorCase["family"][];

/** Each method is measured as far as its memory or time allows on one machine. */
export const allCases = [
  ...casesOf("statevector", families, everyOther(10, 24)),
  ...casesOf("density", families, everyOther(6, 12)),
  ...casesOf("trajectory", ["random"], everyOther(6, 16)),
  ...casesOf("noisy-density", ["random"], everyOther(6, 10)),
  ...casesOf("tableau", ["clifford"], [...everyOther(10, 24), 100, 1000]),
  ...casesOf("mps", families, everyOther(10, 24), [8, 32]),
  ...casesOf("mps", ["ansatz"], [50, 100], [8]),
];

/** These cases are compared with the simulators that others wrote. */
export const peerCases = [
  ...casesOf("statevector", ["random"], [12, 16, 20]),
  ...casesOf("statevector", ["qaoa"], [20]),
  ...casesOf("tableau", ["clifford"], [24, 100, 1000]),
  ...casesOf("mps", ["ansatz"], [24], [8]),
  ...casesOf("mps", ["random"], [24], [32]),
  ...casesOf("mps", ["qaoa"], [20], [32]),
];

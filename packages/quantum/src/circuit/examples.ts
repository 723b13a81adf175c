import { fixed, pairRotation, rotation, triple } from "./build.ts";
import { qaoa, qft } from "./families.ts";
import type { Circuit, Gate } from "./gate.ts";
import { inverse } from "./inverse.ts";

const onEach = (count: number, gate: (qubit: number) => Gate) =>
  Array.from({ length: count }, (_, qubit) => gate(qubit));

/** Grover's search for 101 among eight states, two rounds: found with 94.5%. */
export function grover(): Circuit {
  const flip = [fixed("h", 2), triple("ccx", 0, 1, 2), fixed("h", 2)];
  const oracle = [fixed("x", 1), ...flip, fixed("x", 1)];
  const spread = onEach(3, (q) => fixed("h", q));
  const flipAll = onEach(3, (q) => fixed("x", q));
  const round = [...oracle, ...spread, ...flipAll, ...flip, ...flipAll, ...spread];
  return { qubits: 3, operations: [...spread, ...round, ...round] };
}

/** Phase estimation of a third of a turn, into all qubits but the last. */
export function phaseEstimation(qubits: number): Circuit {
  const bits = qubits - 1;
  const third = (2 * Math.PI) / 3;
  return {
    qubits,
    operations: [
      fixed("x", bits),
      ...onEach(bits, (q) => fixed("h", q)),
      // A phase of 2^k thirds, less whole turns.
      ...onEach(bits, (q) => pairRotation("cp", (2 ** q % 3) * third, q, bits)),
      ...inverse(qft(bits).operations),
    ],
  };
}

/** The benchmark family favors small cuts; the opposite phases favor large ones. */
export function largestCut(qubits: number): Circuit {
  const operations = qaoa(qubits).operations.map((operation) =>
    operation.name === "rz" ? rotation("rz", -operation.angles[0], operation.qubits[0]) : operation,
  );
  return { qubits, operations };
}

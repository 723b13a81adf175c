import { fixed, pair, pairRotation, rotation, triple } from "#app/engine/circuit/build.ts";
import { qft } from "#app/engine/circuit/families.ts";
import type { Circuit, Gate, Operation } from "#app/engine/circuit/gate.ts";

const all = (count: number, gate: (qubit: number) => Gate) =>
  Array.from({ length: count }, (_, qubit) => gate(qubit));

/** Grover's search for 101 among eight states, two rounds: found with 94.5%. */
export function grover(): Circuit {
  const flip = [fixed("h", 2), triple("ccx", 0, 1, 2), fixed("h", 2)];
  const mark = [fixed("x", 1), ...flip, fixed("x", 1)];
  const reflect = [
    ...all(3, (q) => fixed("h", q)),
    ...all(3, (q) => fixed("x", q)),
    ...flip,
    ...all(3, (q) => fixed("x", q)),
    ...all(3, (q) => fixed("h", q)),
  ];
  const round = [...mark, ...reflect];
  return { qubits: 3, operations: [...all(3, (q) => fixed("h", q)), ...round, ...round] };
}

/** Phase estimation of a third of a turn, into all qubits but the last. */
export function phaseEstimation(qubits: number): Circuit {
  const bits = qubits - 1;
  const third = (2 * Math.PI) / 3;
  return {
    qubits,
    operations: [
      fixed("x", bits),
      ...all(bits, (q) => fixed("h", q)),
      // A phase of 2^k thirds, less whole turns.
      ...all(bits, (q) => pairRotation("cp", (2 ** q % 3) * third, q, bits)),
      ...qft(bits).operations.toReversed().map(undone),
    ],
  };
}

/** The gates of a Fourier transform, each undone. */
function undone(operation: Operation): Operation {
  return operation.name === "cp"
    ? pairRotation("cp", -operation.angles[0], operation.qubits[0], operation.qubits[1])
    : operation;
}

/** Teleportation of a state that reads 1 in a quarter of the shots, its corrections as gates. */
export function teleportation(): Circuit {
  return {
    qubits: 3,
    operations: [
      rotation("ry", Math.PI / 3, 0),
      fixed("h", 1),
      pair("cx", 1, 2),
      pair("cx", 0, 1),
      fixed("h", 0),
      pair("cx", 1, 2),
      pair("cz", 0, 2),
    ],
  };
}

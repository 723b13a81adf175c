import { type Circuit, fixed, type Gate, rotation } from "@adyakshar/quantum/circuit";
import { parseCircuit } from "@adyakshar/quantum/qasm";
import { columnsOf, gatesOf } from "#app/drawing/circuit.ts";
import { storedData } from "#data/stored-data.ts";

interface StoredExample {
  layout: number[];
  output: number[];
  qasm: string;
}

/** A rotation by its simpler name, where it has one. */
function named(gate: Gate): Gate {
  if (gate.name !== "u") return gate;
  const [theta, phi, lambda] = gate.angles;
  const [qubit] = gate.qubits;
  if (theta === 0 && Math.abs(phi + lambda - Math.PI / 4) < 1e-12) return fixed("t", qubit);
  if (theta === 0) return rotation("p", phi + lambda, qubit);
  const isHadamard = theta === Math.PI / 2 && phi === 0 && lambda === Math.PI;
  return isHadamard ? fixed("h", qubit) : gate;
}

const { layout, output, qasm }: StoredExample = JSON.parse(storedData("qiskit-example.json"));
const { circuit } = parseCircuit(qasm);
const operations = circuit.operations.map((operation) =>
  operation.name === "barrier" ? operation : named(operation),
);

/** The example as Qiskit compiles it, stored by `presets.py`. */
export const qiskitExample: { circuit: Circuit; layout: number[]; output: number[] } = {
  circuit: { ...circuit, operations },
  layout,
  output,
};

/** Three CX in a row on one pair, which are a SWAP, by the column of the first. */
export function swapsIn({ circuit }: Pick<typeof qiskitExample, "circuit">) {
  const gates = gatesOf(circuit);
  const places = columnsOf(gates, circuit.qubits);
  const isOn = (k: number, pair: string) =>
    gates[k]?.name === "cx" && `${gates[k].qubits.toSorted()}` === pair;
  return gates.flatMap(({ name, qubits }, k) => {
    const pair = `${qubits.toSorted()}`;
    const isSwap = name === "cx" && isOn(k + 1, pair) && isOn(k + 2, pair);
    return isSwap ? [{ qubits, place: places[k] }] : [];
  });
}

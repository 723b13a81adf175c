import { binaryBytes, statevectorBytes } from "@adyakshar/quantum/simulators";
import { largestFit, machines, usable } from "#app/models/memory.ts";

/** As many as the simulator of this page takes. */
const HERE = 20;

const marked = [
  { name: "this page", qubits: HERE },
  ...machines.map((machine) => ({
    name: machine.name,
    qubits: largestFit("statevector", usable(machine)) ?? 0,
  })),
];

/** The largest statevector that each machine holds. */
export default marked.map(({ name, qubits }) => ({
  name,
  qubits,
  memory: binaryBytes(statevectorBytes(qubits)),
}));

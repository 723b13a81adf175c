import QuantumCircuit from "quantum-circuit";
import type { Circuit } from "../src/circuit/gate.ts";

/** Runs a circuit of h, rz and cx, the gates that every package has. */
export interface NpmSimulator {
  name: string;
  run: (circuit: Circuit) => void;
}

export const npmSimulators: readonly NpmSimulator[] = [
  { name: "quantum-circuit", run: runQuantumCircuit },
];

function runQuantumCircuit({ qubits, operations }: Circuit): void {
  const circuit = new QuantumCircuit(qubits);
  for (const operation of operations) {
    const options = operation.name === "rz" ? { params: { phi: operation.angles[0] } } : undefined;
    circuit.addGate(operation.name, -1, operation.qubits, options);
  }
  circuit.run();
}

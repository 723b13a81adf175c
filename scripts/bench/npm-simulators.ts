import { jsqubits } from "jsqubits";
import QuantumCircuit from "quantum-circuit";
import type { Circuit } from "#app/engine/circuit/gate.ts";

/** Runs a circuit of h, rz and cx, the gates that every package has. */
export interface NpmSimulator {
  name: string;
  run: (circuit: Circuit) => void;
}

export const npmSimulators: readonly NpmSimulator[] = [
  { name: "quantum-circuit", run: runQuantumCircuit },
  { name: "jsqubits", run: runJsqubits },
];

function runQuantumCircuit({ qubits, operations }: Circuit): void {
  const circuit = new QuantumCircuit(qubits);
  for (const operation of operations) {
    const options = operation.name === "rz" ? { params: { phi: operation.angles[0] } } : undefined;
    circuit.addGate(operation.name, -1, operation.qubits, options);
  }
  circuit.run();
}

function runJsqubits({ qubits, operations }: Circuit): void {
  let state = jsqubits(`|${"0".repeat(qubits)}>`);
  for (const operation of operations) {
    switch (operation.name) {
      case "h":
        state = state.hadamard(operation.qubits[0]);
        break;
      case "rz":
        state = state.rotateZ(operation.qubits[0], operation.angles[0]);
        break;
      case "cx":
        state = state.cnot(operation.qubits[0], operation.qubits[1]);
        break;
      default:
        throw new Error(`The comparison has no ${operation.name}`);
    }
  }
}

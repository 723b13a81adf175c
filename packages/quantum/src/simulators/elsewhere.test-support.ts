import QuantumCircuit from "quantum-circuit";
import type { Circuit, Gate } from "../circuit/gate.ts";
import type { State } from "./statevector.ts";

type Call = [name: string, params: Record<string, number>, qubits: readonly number[]];

/** The gate in the other package's words. */
function translate(gate: Gate): Call[] {
  switch (gate.name) {
    case "sx":
      return [["srn", {}, gate.qubits]];
    case "p":
    case "cp":
      return [[gate.name === "p" ? "u1" : "cu1", { lambda: gate.angles[0] }, gate.qubits]];
    case "rx":
    case "ry":
    case "crx":
    case "cry":
      return [[gate.name, { theta: gate.angles[0] }, gate.qubits]];
    case "rz":
    case "crz":
      return [[gate.name, { phi: gate.angles[0] }, gate.qubits]];
    case "u": {
      const [theta, phi, lambda] = gate.angles;
      return [["u3", { theta, phi, lambda }, gate.qubits]];
    }
    case "cu": {
      const [theta, phi, lambda, gamma] = gate.angles;
      return [
        ["cu3", { theta, phi, lambda }, gate.qubits],
        ["u1", { lambda: gamma }, [gate.qubits[0]]],
      ];
    }
    default:
      return [[gate.name, {}, gate.qubits]];
  }
}

/** The state by the npm package `quantum-circuit`. */
export function runElsewhere({ qubits, operations }: Circuit): State {
  const circuit = new QuantumCircuit(qubits);
  // A gate on the last wire keeps wires that no gate touches in the register.
  circuit.addGate("id", -1, [qubits - 1]);
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    for (const [name, params, wires] of translate(operation)) {
      circuit.addGate(name, -1, wires, { params });
    }
  }
  circuit.run();
  const state = { qubits, re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  for (const [index, { re, im }] of Object.entries(circuit.state)) {
    state.re[Number(index)] = re;
    state.im[Number(index)] = im;
  }
  return state;
}

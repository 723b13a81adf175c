import QuantumCircuit from "quantum-circuit";
import type { Circuit, Gate } from "../circuit/gate.ts";
import { basisState, type Statevector } from "./statevector.ts";

/** Gates that the other package calls otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  sx: "srn",
  p: "u1",
  cp: "cu1",
  u: "u3",
  cu: "cu3",
};

/** The other package's names of a gate's angles, in our order. */
function angleNames(name: Gate["name"]): readonly string[] {
  if (name === "p" || name === "cp") return ["lambda"];
  return name === "rz" || name === "crz" ? ["phi"] : ["theta", "phi", "lambda"];
}

function addGate(circuit: QuantumCircuit, gate: Gate): void {
  const angles: readonly number[] = "angles" in gate ? gate.angles : [];
  const names = angleNames(gate.name).slice(0, angles.length);
  const params = Object.fromEntries(names.map((name, k) => [name, angles[k]]));
  circuit.addGate(otherNames[gate.name] ?? gate.name, -1, gate.qubits, { params });
  // Their gate has no phase of its own for the control.
  if (gate.name === "cu") {
    circuit.addGate("u1", -1, [gate.qubits[0]], { params: { lambda: gate.angles[3] } });
  }
}

/** The state by the npm package `quantum-circuit`. */
export function runElsewhere({ qubits, operations }: Circuit): Statevector {
  const circuit = new QuantumCircuit(qubits);
  // A gate on the last wire keeps wires that no gate touches in the register.
  circuit.addGate("id", -1, [qubits - 1]);
  for (const operation of operations) {
    if (operation.name !== "barrier") addGate(circuit, operation);
  }
  circuit.run();
  const state = basisState(qubits);
  state.re[0] = 0;
  for (const [index, { re, im }] of Object.entries(circuit.state)) {
    state.re[Number(index)] = re;
    state.im[Number(index)] = im;
  }
  return state;
}

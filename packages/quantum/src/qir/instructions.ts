import { rotation } from "../circuit/build.ts";
import { toCx } from "../circuit/decompose.ts";
import type { Gate } from "../circuit/gate.ts";
import { isGateName, makeGate } from "../circuit/signatures.ts";

/** A call of the quantum instruction set: `__quantum__qis__NAME__VARIANT`. */
export interface Instruction {
  name: string;
  variant: "body" | "adj";
  angles: readonly number[];
  qubits: readonly number[];
}

/**
 * The instructions for a gate, equal to it up to a global phase. Base Profile leaves the set to the target; these are
 * the names of the specification's examples and common targets.
 */
export function toInstructions(gate: Gate): Instruction[] {
  const { qubits } = gate;
  const call = (name: string, variant: "body" | "adj" = "body"): Instruction[] => [
    { name, variant, angles: "angles" in gate ? gate.angles : [], qubits },
  ];
  if (sameName.includes(gate.name)) return call(gate.name);
  switch (gate.name) {
    case "id":
      return [];
    case "sdg":
      return call("s", "adj");
    case "tdg":
      return call("t", "adj");
    case "cx":
      return call("cnot");
    case "sx":
      return toInstructions(rotation("rx", Math.PI / 2, qubits[0]));
    case "p":
      return toInstructions(rotation("rz", gate.angles[0], qubits[0]));
    case "u": {
      const [theta, phi, lambda] = gate.angles;
      const [qubit] = qubits;
      const turns = [rotation("rz", lambda, qubit), rotation("ry", theta, qubit)];
      return [...turns, rotation("rz", phi, qubit)].flatMap(toInstructions);
    }
    default:
      return toCx(gate).flatMap(toInstructions);
  }
}

/** Gates that are called as here. */
const sameName: readonly string[] = "x y z h s t rx ry rz cz swap ccx".split(" ");
/** The gate of an instruction, ours or another compiler's; undefined where the engine does not know it. */
export function fromInstruction({ name, variant, angles, qubits }: Instruction): Gate | undefined {
  const wanted = variant === "adj" ? `${name}dg` : name === "cnot" ? "cx" : name;
  return isGateName(wanted) ? makeGate(wanted, angles, qubits) : undefined;
}

import type { Gate } from "../circuit/gate.ts";
import { type Matrix, plainMatrix } from "../circuit/matrix.ts";
import { controlCounts } from "../circuit/signatures.ts";

export interface ControlledForm {
  controls: readonly number[];
  /** One qubit, or the two that are swapped. */
  targets: readonly number[];
  /** What happens to the target when every control is one; undefined for a swap of two targets. */
  matrix: Matrix | undefined;
}

/** Every gate of the engine but ECR is a one-qubit gate or a swap, under up to two controls. */
export function controlledForm(gate: Gate): ControlledForm {
  const count = controlCounts[gate.name];
  const targets = gate.qubits.slice(count);
  return {
    controls: gate.qubits.slice(0, count),
    targets,
    matrix: targets.length === 1 ? plainMatrix(gate) : undefined,
  };
}

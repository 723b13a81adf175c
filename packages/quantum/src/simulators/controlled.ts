import { controlCounts } from "../circuit/controls.ts";
import type { Gate } from "../circuit/gate.ts";
import { type Matrix, matrixOf } from "../circuit/matrix.ts";

export interface ControlledForm {
  controls: readonly number[];
  /** One qubit, or the two that are swapped. */
  targets: readonly number[];
  /** What happens to the target when every control is one; undefined for a swap of two targets. */
  matrix: Matrix | undefined;
}

/** Every gate of the engine is a one-qubit gate or a swap, under up to two controls. */
export function controlledForm(gate: Gate): ControlledForm {
  const count = controlCounts[gate.name];
  const controls = gate.qubits.slice(0, count);
  const targets = gate.qubits.slice(count);
  if (targets.length === 2) return { controls, targets, matrix: undefined };
  const full = matrixOf(gate);
  const size = 2 << count;
  const low = (1 << count) - 1;
  const at = (row: number, column: number) => {
    const index = 2 * (((row << count) | low) * size + ((column << count) | low));
    return [full[index], full[index + 1]];
  };
  const matrix = Float64Array.from([at(0, 0), at(0, 1), at(1, 0), at(1, 1)].flat());
  return { controls, targets, matrix };
}

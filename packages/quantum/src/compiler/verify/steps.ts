import type { Circuit } from "../../circuit/gate.ts";
import { matrixOf } from "../../circuit/matrix.ts";
import { applyUnitary, type LocalUnitary } from "./apply-step.ts";

export function identityOn(wires: readonly number[]): LocalUnitary {
  const size = 2 ** wires.length;
  const matrix = new Float64Array(2 * size * size);
  for (let k = 0; k < size; k++) matrix[2 * k * (size + 1)] = 1;
  return { wires, matrix };
}

/** Multiplies from the left, in place: the high bits of an index into a matrix are its row's. */
export function applyAfter({ wires, matrix }: LocalUnitary, next: LocalUnitary): void {
  const rows = next.wires.map((wire) => wires.length + wires.indexOf(wire));
  applyUnitary(matrix, { wires: rows, matrix: next.matrix });
}

/** Gates on one pair and the one-qubit gates around them become one step: fewer walks through the amplitudes. */
export function stepsOf({ qubits, operations }: Circuit): LocalUnitary[] {
  const steps = new Set<LocalUnitary>();
  const lastOn = new Array<LocalUnitary | undefined>(qubits);
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    const gate = { wires: operation.qubits, matrix: matrixOf(operation) };
    let step = lastOn[gate.wires[0]];
    if (!step || gate.wires.some((wire) => lastOn[wire] !== step)) {
      step = identityOn(gate.wires);
      steps.add(step);
      for (const wire of gate.wires) {
        const before = lastOn[wire];
        if (before?.wires.length === 1 && steps.delete(before)) applyAfter(step, before);
        lastOn[wire] = step;
      }
    }
    applyAfter(step, gate);
  }
  return [...steps];
}

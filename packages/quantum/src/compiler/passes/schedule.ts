import { depthOf } from "../../circuit/counts.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { routingProblem } from "../routing/routing-problem.ts";

/** Blocks that commute change places, so that each begins as early as it can and what much waits for goes first. */
export function schedule(circuit: Circuit): Circuit {
  const { operations, forward } = routingProblem(circuit);
  const { start, next } = forward;
  const length = operations.map((gates) => depthOf({ qubits: circuit.qubits, operations: gates }));
  const after = remaining(length, forward.waits, start, next);
  const waits = forward.waits.slice();
  const busy = new Float64Array(circuit.qubits);
  const ready = new Set<number>();
  for (let node = 0; node < waits.length; node++) if (waits[node] === 0) ready.add(node);
  const placed: Operation[] = [];
  while (ready.size > 0) {
    let best = -1;
    let bestStart = Number.POSITIVE_INFINITY;
    for (const node of ready) {
      let begin = 0;
      for (const { qubits } of operations[node])
        for (const qubit of qubits) begin = Math.max(begin, busy[qubit]);
      const isEarlier = begin < bestStart || (begin === bestStart && after[node] > after[best]);
      if (isEarlier) [best, bestStart] = [node, begin];
    }
    ready.delete(best);
    for (const operation of operations[best]) {
      placed.push(operation);
      const end = Math.max(...operation.qubits.map((qubit) => busy[qubit]));
      for (const qubit of operation.qubits)
        busy[qubit] = end + (operation.name === "barrier" ? 0 : 1);
    }
    for (let k = start[best]; k < start[best + 1]; k++) {
      if (--waits[next[k]] === 0) ready.add(next[k]);
    }
  }
  return { qubits: circuit.qubits, operations: placed };
}

/** The longest chain from each node to the end. */
function remaining(
  length: readonly number[],
  waits: Int32Array,
  start: Int32Array,
  next: Int32Array,
): Float64Array {
  const left = waits.slice();
  const order: number[] = [];
  for (let node = 0; node < left.length; node++) if (left[node] === 0) order.push(node);
  for (const node of order) {
    for (let k = start[node]; k < start[node + 1]; k++) {
      if (--left[next[k]] === 0) order.push(next[k]);
    }
  }
  const after = new Float64Array(length.length);
  for (const node of order.reverse()) {
    for (let k = start[node]; k < start[node + 1]; k++)
      after[node] = Math.max(after[node], after[next[k]]);
    after[node] += length[node];
  }
  return after;
}

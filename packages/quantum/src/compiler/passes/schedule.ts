import { depthOf, occupy } from "../../circuit/counts.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import { blockDag, topologicalOrder } from "../routing/dag.ts";

/** List scheduling: each block starts as early as its qubits allow; ties go to the longest path to the end. */
export function schedule(circuit: Circuit): Circuit {
  const { operations, commuting } = blockDag(circuit);
  const [forward, backward] = commuting;
  const length = operations.map((gates) => depthOf({ qubits: circuit.qubits, operations: gates }));
  // The longest chain from each node to the end.
  const after = [...length];
  for (const node of topologicalOrder(backward)) {
    for (const before of backward.successors[node])
      after[before] = Math.max(after[before], length[before] + after[node]);
  }
  const inDegree = forward.inDegree.slice();
  const busy = new Uint32Array(circuit.qubits);
  const ready = new Set(range(inDegree.length).filter((node) => inDegree[node] === 0));
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
      occupy(busy, operation);
    }
    for (const next of forward.successors[best]) if (--inDegree[next] === 0) ready.add(next);
  }
  return { qubits: circuit.qubits, operations: placed };
}

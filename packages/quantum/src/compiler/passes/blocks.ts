import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import { cxCost } from "../synthesis/kak.ts";
import { pairMatrix } from "../synthesis/small-unitary.ts";
import { synthesizePair } from "../synthesis/synthesize.ts";
import { cancel } from "./cancel.ts";
import { mergeOneQubit } from "./merge.ts";

/** Gates on one pair with nothing else between: from its first two-qubit gate to its last. */
export interface Block {
  qubits: readonly [number, number];
  gates: Gate[];
}

/** The circuit as blocks of two qubits and, between them, one-qubit gates and barriers. No gate may have three qubits. */
export function collectBlocks({ qubits, operations }: Circuit): (Block | Operation)[] {
  const elements: (Block | Operation)[] = [];
  const openBlocks: (Block | undefined)[] = new Array(qubits).fill(undefined);
  const waitingGates: Gate[][] = Array.from({ length: qubits }, () => []);
  const close = (qubit: number) => {
    openBlocks[qubit] = undefined;
    elements.push(...waitingGates[qubit]);
    waitingGates[qubit] = [];
  };
  for (const operation of operations) {
    if (operation.name === "barrier") {
      for (const qubit of operation.qubits) close(qubit);
      elements.push(operation);
    } else if (operation.qubits.length === 1) {
      waitingGates[operation.qubits[0]].push(operation);
    } else {
      const [a, b] = operation.qubits;
      let block = openBlocks[a];
      if (block === undefined || block !== openBlocks[b]) {
        close(a);
        close(b);
        block = { qubits: [a, b], gates: [] };
        elements.push(block);
        openBlocks[a] = openBlocks[b] = block;
      }
      block.gates.push(...waitingGates[a], ...waitingGates[b], operation);
      waitingGates[a] = [];
      waitingGates[b] = [];
    }
  }
  for (let qubit = 0; qubit < qubits; qubit++) close(qubit);
  return elements;
}

/** Resynthesizes each block that has more CX than its unitary needs; none needs more than three. */
export function resynthesizeBlocks(circuit: Circuit): Circuit {
  const operations = collectBlocks(circuit).flatMap((element): Operation[] => {
    if (!("gates" in element)) return [element];
    const { qubits, gates } = element;
    const count = countTwoQubit(gates);
    if (count < 2) return gates;
    const matrix = pairMatrix(gates, qubits[0]);
    if (cxCost(matrix) >= count) return gates;
    const synthesized = synthesizePair(matrix, ...qubits);
    return countTwoQubit(synthesized) < count ? synthesized : gates;
  });
  return { qubits: circuit.qubits, operations };
}

/** Blocks of two qubits resynthesized, and what then cancels or merges. */
export function resynthesizeAll(circuit: Circuit): Circuit {
  return cancel(mergeOneQubit(cancel(resynthesizeBlocks(circuit))));
}

import { pair, relabel } from "../../circuit/build.ts";
import { toCx } from "../../circuit/decompose.ts";
import { type Circuit, type Gate, isOneQubit, type Operation } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import { range } from "../../range.ts";
import { cxCost } from "../synthesis/kak.ts";
import { pairMatrix, swapMatrix } from "../synthesis/small-unitary.ts";
import { synthesizePair } from "../synthesis/synthesize.ts";
import { collectBlocks } from "./blocks.ts";

/** A circuit whose SWAPs are left to relabeling: program qubit q ends on wire `permutation[q]`. */
export interface PermutedCircuit {
  circuit: Circuit;
  permutation: readonly number[];
}

/** Replaces SWAP gates by relabeling. */
export function elideSwaps({ qubits, operations }: Circuit): PermutedCircuit {
  const permutation = range(qubits);
  const relabeled: Operation[] = [];
  for (const operation of operations) {
    if (operation.name === "swap") {
      const [a, b] = operation.qubits;
      [permutation[a], permutation[b]] = [permutation[b], permutation[a]];
    } else {
      relabeled.push(relabel(operation, (qubit) => permutation[qubit]));
    }
  }
  return { circuit: { qubits, operations: relabeled }, permutation };
}

/** Adds a relabeled SWAP behind each block that takes fewer CX with one. */
export function absorbSwaps(circuit: Circuit): PermutedCircuit {
  const { qubits } = circuit;
  const permutation = range(qubits);
  const relabeled = <T extends Operation>(operation: T) =>
    relabel(operation, (qubit) => permutation[qubit]);
  const operations = collectBlocks(circuit).flatMap((element): Operation[] => {
    if (!("gates" in element)) return [relabeled(element)];
    const [a, b] = element.qubits;
    const matrix = pairMatrix(element.gates, a);
    const swapped = multiply(swapMatrix, matrix);
    if (cxCost(swapped) >= cxCost(matrix)) return element.gates.map(relabeled);
    const synthesized = synthesizePair(swapped, permutation[a], permutation[b]);
    [permutation[a], permutation[b]] = [permutation[b], permutation[a]];
    return synthesized;
  });
  return { circuit: { qubits, operations }, permutation };
}

/** Writes SWAPs as CX: two instead of three where a CX on the pair comes before. One-qubit gates move behind the SWAP. */
export function fuseSwaps({ qubits, operations }: Circuit): Circuit {
  const parts: Operation[][] = [];
  const last = new Int32Array(qubits).fill(-1);
  const waitingGates: Gate[][] = Array.from({ length: qubits }, () => []);
  const flush = (qubit: number) => {
    parts.push(waitingGates[qubit]);
    waitingGates[qubit] = [];
  };
  for (const operation of operations) {
    if (isOneQubit(operation)) {
      waitingGates[operation.qubits[0]].push(operation);
      continue;
    }
    if (operation.name === "swap") {
      const [a, b] = operation.qubits;
      const before = waitingGates[a];
      waitingGates[a] = waitingGates[b].map((gate) => relabel(gate, () => a));
      waitingGates[b] = before.map((gate) => relabel(gate, () => b));
      const [previous] = last[a] === last[b] && last[a] >= 0 ? parts[last[a]] : [];
      if (previous?.name === "cx") {
        const [control, target] = previous.qubits;
        parts[last[a]] = [pair("cx", target, control), pair("cx", control, target)];
      } else parts.push(toCx(operation));
      last[a] = last[b] = -1;
      continue;
    }
    for (const qubit of operation.qubits) flush(qubit);
    const isPair = operation.name !== "barrier";
    for (const qubit of operation.qubits) last[qubit] = isPair ? parts.length : -1;
    parts.push([operation]);
  }
  for (let qubit = 0; qubit < qubits; qubit++) flush(qubit);
  return { qubits, operations: parts.flat() };
}

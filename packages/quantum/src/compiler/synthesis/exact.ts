import type { Circuit } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import type { Coupling } from "../coupling.ts";
import type { Routed } from "../routing/routed.ts";
import { fewestClifford } from "./clifford-beam.ts";
import { cxCost } from "./kak.ts";
import { swapMatrix, unitaryOf } from "./small-unitary.ts";
import { synthesizePair } from "./synthesize.ts";

const MAX_EXACT_QUBITS = 3;

/**
 * The circuit with the fewest CX of all that do what this one does on the whole device, wherever its qubits begin and
 * end: for two qubits by the invariants of their unitary, for three by a search of every Clifford. Undefined elsewhere.
 */
export function exactSynthesis(circuit: Circuit, device: Coupling): Routed | undefined {
  const { qubits, operations } = circuit;
  if (qubits !== device.size || qubits < 2 || qubits > MAX_EXACT_QUBITS) return undefined;
  if (operations.some(({ name }) => name === "barrier")) return undefined;
  return qubits === 2 ? fewestOnPair(unitaryOf(circuit)) : fewestClifford(circuit, device);
}

/** Shende, Bullock and Markov, Recognizing small-circuit structure in two-qubit operators: the invariants tell the fewest CX. */
function fewestOnPair(unitary: Matrix): Routed {
  const swapped = multiply(swapMatrix, unitary);
  const isFewer = cxCost(swapped) < cxCost(unitary);
  return {
    circuit: { qubits: 2, operations: synthesizePair(isFewer ? swapped : unitary, 0, 1) },
    layout: [0, 1],
    output: isFewer ? [1, 0] : [0, 1],
  };
}

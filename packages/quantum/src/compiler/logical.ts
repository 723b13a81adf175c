import { countTwoQubit } from "../circuit/counts.ts";
import { toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { leastBy } from "../least-by.ts";
import { resynthesizeAll } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { resynthesizeGroups } from "./passes/groups.ts";
import { withLadders } from "./passes/ladders.ts";
import { absorbSwaps, elideSwaps, type PermutedCircuit } from "./passes/swaps.ts";
import { resynthesizeClifford } from "./synthesis/clifford-beam.ts";

/** The circuit optimized without regard to a device, and behind it, where there is one, a variant with fewer CX. */
export function logicalVariants(canceled: Circuit): PermutedCircuit[] {
  const { circuit, permutation } = elideSwaps(canceled);
  const first = { circuit: optimize(circuit), permutation };
  const absorbed = followedBy(first, absorbSwaps(first.circuit));
  const best = leastBy([first, absorbed], cxOf);
  const clifford = resynthesizeClifford(best.circuit, cxOf(best));
  const last = clifford
    ? followedBy(best, clifford)
    : { circuit: withGroups(best.circuit), permutation: best.permutation };
  return last.circuit === first.circuit ? [first] : [first, last];
}

/** A rewriting of a permuted circuit, optimized, with both permutations composed. */
function followedBy({ permutation }: PermutedCircuit, rewritten: PermutedCircuit): PermutedCircuit {
  return {
    circuit: optimize(rewritten.circuit),
    permutation: permutation.map((wire) => rewritten.permutation[wire]),
  };
}

export function cxOf({ circuit }: PermutedCircuit): number {
  return countTwoQubit(circuit.operations);
}

/** Groups of three qubits resynthesized, and of four, where that takes fewer CX. */
function withGroups(circuit: Circuit): Circuit {
  const regrouped = (before: Circuit, width: number) => {
    const grouped = resynthesizeGroups(before, width);
    return grouped === before ? before : optimize(grouped);
  };
  return regrouped(regrouped(circuit, 3), 4);
}

/** Returns the circuit with its Fourier transforms as ladders of CX along a line; without such a transform, nothing. */
export function ladderVariants(canceled: Circuit): PermutedCircuit[] {
  const { circuit, permutation } = elideSwaps(canceled);
  const ladders = withLadders(circuit);
  return ladders ? [{ circuit: optimize(ladders), permutation }] : [];
}

/** One-qubit gates and CX, optimized for no device in particular. */
function optimize(circuit: Circuit): Circuit {
  return resynthesizeAll(cancel(toBasis(cancel(circuit), "cx")));
}

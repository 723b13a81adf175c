import { countTwoQubit } from "../circuit/counts.ts";
import { toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { leastBy } from "../least-by.ts";
import { resynthesizeAll } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { type KnownGroups, resynthesizeGroups } from "./passes/groups.ts";
import { withLadders } from "./passes/ladders.ts";
import { absorbSwaps, elideSwaps, type PermutedCircuit } from "./passes/swaps.ts";
import { resynthesizeClifford } from "./synthesis/clifford-beam.ts";

function cxOf({ circuit }: PermutedCircuit): number {
  return countTwoQubit(circuit.operations);
}

/** The circuit optimized without regard to a device, and variants with fewer CX under other permutations, fewest last. */
export function logicalVariants(canceled: Circuit): PermutedCircuit[] {
  const { circuit, permutation } = elideSwaps(canceled);
  const first: PermutedCircuit = { circuit: optimize(circuit), permutation };
  let best = first;
  for (;;) {
    const next = followedBy(best, absorbSwaps(best.circuit));
    if (cxOf(next) >= cxOf(best)) break;
    best = next;
  }
  const clifford = resynthesizeClifford(best.circuit, cxOf(best));
  const last = clifford ? best : withGroups(best);
  return [
    first,
    ...(last === first ? [] : [last]),
    ...(clifford ? [followedBy(best, clifford)] : []),
  ];
}

/** Groups of three qubits resynthesized, twice, and of four, where that takes fewer CX. */
function withGroups(variant: PermutedCircuit): PermutedCircuit {
  const knownGroups: KnownGroups = new Map();
  const regrouped = (before: PermutedCircuit, width: number) => {
    const grouped = resynthesizeGroups(before.circuit, width, knownGroups);
    if (grouped === before.circuit) return before;
    const circuit = optimize(grouped);
    const next = { circuit, permutation: before.permutation };
    return leastBy([before, next, followedBy(next, absorbSwaps(circuit))], cxOf);
  };
  const once = regrouped(variant, 3);
  return regrouped(once === variant ? once : regrouped(once, 3), 4);
}

/** A rewriting of a permuted circuit, optimized, with both permutations composed. */
function followedBy({ permutation }: PermutedCircuit, rewritten: PermutedCircuit): PermutedCircuit {
  return {
    circuit: optimize(rewritten.circuit),
    permutation: permutation.map((wire) => rewritten.permutation[wire]),
  };
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

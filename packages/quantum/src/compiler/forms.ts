import { toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { resynthesize } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { withLadders } from "./passes/ladders.ts";
import { mergeOneQubit } from "./passes/merge.ts";
import { absorbSwaps, elideSwaps } from "./passes/swaps.ts";
import { cliffordAnew } from "./synthesis/clifford.ts";

/** A program whose SWAPs are names alone: its qubit q ends on wire `ends[q]`. */
export interface Unswapped {
  circuit: Circuit;
  ends: readonly number[];
}

function cxOf({ circuit }: Unswapped): number {
  return circuit.operations.filter(({ qubits }) => qubits.length === 2).length;
}

/** The program, and where they take fewer CX other forms of it that end on other wires, fewest last. */
export function formsOf(canceled: Circuit): Unswapped[] {
  const { circuit, ends } = elideSwaps(canceled);
  const first: Unswapped = { circuit: optimize(circuit), ends };
  let best = first;
  for (;;) {
    const absorbed = absorbSwaps(best.circuit);
    const next = {
      circuit: optimize(absorbed.circuit),
      ends: best.ends.map((wire) => absorbed.ends[wire]),
    };
    if (cxOf(next) >= cxOf(best)) break;
    best = next;
  }
  const anew = cliffordAnew(best.circuit, cxOf(best));
  const clifford = anew && {
    circuit: optimize(anew.circuit),
    ends: best.ends.map((wire) => anew.ends[wire]),
  };
  return [first, ...(best === first ? [] : [best]), ...(clifford ? [clifford] : [])];
}

/** The program with its Fourier transforms along a line, for devices that have one. */
export function alongLines(canceled: Circuit): Unswapped[] {
  const { circuit, ends } = elideSwaps(canceled);
  const along = withLadders(circuit);
  return along ? [{ circuit: optimize(along), ends }] : [];
}

/** One-qubit gates and CX, optimized as far as no device asks for more. */
function optimize(circuit: Circuit): Circuit {
  return resynthesizeAll(cancel(toBasis(cancel(circuit), "cx")));
}

export function resynthesizeAll(circuit: Circuit): Circuit {
  return cancel(mergeOneQubit(cancel(resynthesize(circuit))));
}

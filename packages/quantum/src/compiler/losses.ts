import type { Counts } from "../circuit/counts.ts";
import { type Circuit, isTwoQubit } from "../circuit/gate.ts";
import { range } from "../range.ts";
import { type Coupling, coupling } from "./coupling.ts";
import { SWAP_CX } from "./routing/block-costs.ts";

/** Minus the logarithm of how often a gate that fails so often does not. */
function lossOfError(error: number): number {
  return -Math.log1p(-Math.min(error, 1 - 1e-9));
}

/** Returns the loss of each pair's two-qubit gate, row by row; all are one where errors are not known. */
export function lossesOf({ size, errors }: Coupling): Float64Array {
  if (!errors) return new Float64Array(size * size).fill(1);
  return Float64Array.from({ length: size * size }, (_, key) => lossOfError(errors.get(key) ?? 0));
}

/** The loss of a circuit by its two-qubit gates: minus the logarithm of the probability that none fails, or their number. */
export function lossOf(
  { operations }: Pick<Circuit, "operations">,
  { size, errors }: Coupling,
): number {
  let loss = 0;
  for (const { qubits } of operations.filter(isTwoQubit)) {
    loss += errors ? lossOfError(errors.get(qubits[0] * size + qubits[1]) ?? 0) : 1;
  }
  return loss;
}

/** The probability that no two-qubit gate of a circuit fails, where the device's errors are known. */
export function successOf(
  circuit: Pick<Circuit, "operations">,
  device: Coupling,
): Pick<Counts, "success"> {
  return device.errors ? { success: Math.exp(-lossOf(circuit, device)) } : {};
}

/** The device without couplings that lose more than SWAPs along a way around them. */
export function withoutPoorCouplings(device: Coupling): Coupling {
  const { name, size, edges } = device;
  const losses = lossesOf(device);
  // Floyd and Warshall's shortest ways; none of them leads over a coupling that is left out.
  const ways = range(size * size).map(() => Number.POSITIVE_INFINITY);
  for (const [a, b] of edges) ways[a * size + b] = ways[b * size + a] = losses[a * size + b];
  for (let via = 0; via < size; via++) {
    for (let a = 0; a < size; a++) {
      const first = ways[a * size + via];
      if (first === Number.POSITIVE_INFINITY) continue;
      for (let b = 0; b < size; b++) {
        const way = first + ways[via * size + b];
        if (way < ways[a * size + b]) ways[a * size + b] = way;
      }
    }
  }
  const kept = edges.filter(([a, b]) => losses[a * size + b] <= SWAP_CX * ways[a * size + b]);
  return { ...device, ...coupling(name, size, kept) };
}

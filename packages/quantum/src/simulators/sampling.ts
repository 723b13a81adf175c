import type { Random } from "../random.ts";
import type { Amplitudes } from "./kernels.ts";

export function probabilities({ re, im }: Amplitudes): Float64Array {
  const result = new Float64Array(re.length);
  for (let k = 0; k < re.length; k++) result[k] = re[k] * re[k] + im[k] * im[k];
  return result;
}

/** The distribution of some qubits alone: qubits[j] becomes bit j of the index. */
export function marginal(distribution: Float64Array, qubits: readonly number[]): Float64Array {
  const result = new Float64Array(2 ** qubits.length);
  for (let k = 0; k < distribution.length; k++) {
    let index = 0;
    for (let j = 0; j < qubits.length; j++) index |= ((k >>> qubits[j]) & 1) << j;
    result[index] += distribution[k];
  }
  return result;
}

/** Draws indices from a distribution; built once, each draw is a binary search. */
export function createSampler(distribution: Float64Array, random: Random): () => number {
  const cumulative = new Float64Array(distribution.length);
  let total = 0;
  let last = 0;
  for (let k = 0; k < distribution.length; k++) {
    if (distribution[k] > 0) last = k;
    total += distribution[k];
    cumulative[k] = total;
  }
  return () => {
    const point = random() * total;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (cumulative[middle] > point) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

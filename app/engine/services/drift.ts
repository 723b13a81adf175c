import { sum } from "#app/lib/sum.ts";

/** Shares of the values in each bin; the outer bins take what lies beyond the edges. */
export function histogram(values: readonly number[], edges: readonly number[]): number[] {
  const counts = new Array<number>(edges.length - 1).fill(0);
  for (const value of values) {
    const bin = edges.findLastIndex((edge) => value >= edge);
    counts[Math.min(counts.length - 1, Math.max(0, bin))]++;
  }
  return counts.map((count) => count / values.length);
}

const FLOOR = 1e-4;

/** The population stability index: Σ (q − p) ln(q / p), empty bins raised to a floor. */
export function stabilityIndex(reference: readonly number[], live: readonly number[]): number {
  return sum(
    reference.map((share, bin) => {
      const p = Math.max(share, FLOOR);
      const q = Math.max(live[bin], FLOOR);
      return (q - p) * Math.log(q / p);
    }),
  );
}

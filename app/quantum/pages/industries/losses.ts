import { normal, type Random } from "@adyakshar/quantum/random";

/** Log-normal losses with a median of 1. */
export function sampleLosses(count: number, spread: number, random: Random): number[] {
  return Array.from({ length: count }, () => Math.exp(spread * normal(random)));
}

/** The loss that the given share of all does not exceed, and the mean of those beyond it. */
export function tailOf(losses: readonly number[], share: number) {
  const sorted = [...losses].sort((a, b) => a - b);
  const beyond = sorted.slice(Math.round(share * sorted.length));
  const mean = beyond.reduce((sum, loss) => sum + loss, 0) / beyond.length;
  return { atRisk: beyond[0], mean, count: beyond.length };
}

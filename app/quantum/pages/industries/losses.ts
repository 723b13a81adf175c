import { normal, seeded } from "@adyakshar/quantum/random";

export const LOSSES = 1000;
export const LOSS_SPREAD = 0.6;
const RISK_SHARE = 0.95;

const random = seeded(20);

/** Log-normal losses with a median of 1, the smallest first. */
const losses = Array.from({ length: LOSSES }, () =>
  Math.exp(LOSS_SPREAD * normal(random)),
).toSorted((a, b) => a - b);

/** The loss that the given share of all does not exceed, and the mean of those beyond it. */
export function tailOf(sortedLosses: readonly number[], share: number) {
  const worstLosses = sortedLosses.slice(Math.round(share * sortedLosses.length));
  const mean = worstLosses.reduce((sum, loss) => sum + loss, 0) / worstLosses.length;
  return { atRisk: worstLosses[0], mean, count: worstLosses.length };
}

export const tail = tailOf(losses, RISK_SHARE);
export const largestLoss = Math.max(...losses);

/** The losses piled up over their size; columns begin at the value at risk, so that none holds losses from both sides of it. */
export function pile(bin: number) {
  const heights = new Map<number, number>();
  return losses.map((loss) => {
    const column = Math.floor((loss - tail.atRisk) / bin);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { column, level, isWorst: loss >= tail.atRisk };
  });
}

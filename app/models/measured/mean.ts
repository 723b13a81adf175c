import type { geometricMean } from "@adyakshar/quantum/statistics";

/** "0.91 (0.88–0.94)". */
export function intervalText({ mean, low, high }: ReturnType<typeof geometricMean>): string {
  return `${mean.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** How far a ratio is from even. */
export function percent(ratio: number): string {
  return `${Math.abs(Math.round((1 - ratio) * 100))}%`;
}

export function comparisonText(ratio: number): string {
  return `${percent(ratio)} ${ratio <= 1 ? "fewer" : "more"}`;
}

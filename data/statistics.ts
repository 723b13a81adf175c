export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** The mean of ratios and the 95% interval of that mean, by the spread of the logarithms. */
export function geometricMean(ratios: readonly number[]) {
  const logs = ratios.map(Math.log);
  const count = logs.length;
  const mean = logs.reduce((sum, value) => sum + value, 0) / count;
  const variance =
    logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  const half = 1.96 * Math.sqrt(variance / count);
  return { mean: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}

/** "0.91 (0.88–0.94)". */
export function intervalText({ mean, low, high }: ReturnType<typeof geometricMean>): string {
  return `${mean.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

export function percent(ratio: number): string {
  return `${Math.abs(Math.round((1 - ratio) * 100))}%`;
}

export function comparisonText(ratio: number): string {
  return `${percent(ratio)} ${ratio <= 1 ? "fewer" : "more"}`;
}

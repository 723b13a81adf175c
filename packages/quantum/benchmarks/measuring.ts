/** Seconds of processor time of this thread so far, not wall time: other programs on the machine matter less. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** A line of a table: its name, then its cells. */
export function row(first: string, cells: readonly string[], width = 12): string {
  return first.padEnd(26) + cells.map((cell) => cell.padStart(width)).join("");
}

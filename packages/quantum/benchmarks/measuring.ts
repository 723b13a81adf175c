/** Seconds of processor time of this thread so far, not wall time: other programs on the machine matter less. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** A line of a table: its name, then its cells. */
export function row(first: string, cells: readonly string[], width = 12): string {
  return first.padEnd(26) + cells.map((cell) => cell.padStart(width)).join("");
}

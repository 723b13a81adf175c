/** Seconds of processor time, not wall time, so that other programs on the machine matter less. */
export function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

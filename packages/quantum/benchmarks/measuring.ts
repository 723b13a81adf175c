/** Seconds of processor time of this thread so far, not wall time: other programs on the machine matter less. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

import { storedData } from "#data/stored-data.ts";

/** The machine of a measurement, as a sentence names it. */
export function machineOf(file: string): string {
  const { processor, cores, memoryGiB, system, node } = JSON.parse(storedData(file));
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`;
}

import { storedData } from "../stored-data.ts";

interface StoredMachine {
  processor: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  date: string;
}

/** The machine of a measurement, as a sentence names it. */
export function machineOf(file: string): string {
  const { processor, cores, memoryGiB, system, node }: StoredMachine = JSON.parse(storedData(file));
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`;
}

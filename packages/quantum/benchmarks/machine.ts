import { cpus, release, totalmem, type } from "node:os";

/** The machine that a measurement belongs to, as a line of a report names it. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  date: string;
}

export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() || "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split("-")[0]}, ${process.arch}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
}

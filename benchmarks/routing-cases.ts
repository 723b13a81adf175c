import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adder, qaoa, qft, quantumVolume, randomCircuit } from "#app/engine/circuit/families.ts";
import type { Circuit } from "#app/engine/circuit/gate.ts";
import { parse } from "#app/engine/qasm/parse.ts";

export interface Instance {
  family: string;
  name: string;
  circuit: Circuit;
}

const SEED = 1;

/** Generated here, so that anybody has the same circuits without a download. */
export function generatedInstances(): Instance[] {
  return [
    ...[8, 16].map((n) => ({ family: "QFT", name: `qft-${n}`, circuit: qft(n) })),
    ...[3, 7].map((bits) => ({
      family: "Cuccaro adder",
      name: `adder-${2 * bits + 2}`,
      circuit: adder(bits),
    })),
    ...[8, 16].map((n) => ({
      family: "QAOA, 3-regular",
      name: `qaoa-${n}`,
      circuit: qaoa(n, 1, SEED),
    })),
    ...[8, 12].map((n) => ({
      family: "Quantum volume",
      name: `qv-${n}`,
      circuit: quantumVolume(n, n, SEED),
    })),
    ...[8, 16].map((n) => ({
      family: "Random",
      name: `random-${n}`,
      circuit: randomCircuit(n, 10 * n, SEED),
    })),
  ];
}

export const devices = ["grid-4x4", "heavy-hex-27"] as const;

/** Small enough for a proof of the fewest SWAPs. */
export function smallInstances(): Instance[] {
  return [
    { family: "QFT", name: "qft-4", circuit: qft(4) },
    { family: "QFT", name: "qft-5", circuit: qft(5) },
    { family: "Cuccaro adder", name: "adder-4", circuit: adder(1) },
    { family: "QAOA, 3-regular", name: "qaoa-4", circuit: qaoa(4, 1, SEED) },
    ...[1, 2, 3].map((seed) => ({
      family: "Random",
      name: `random-5.${seed}`,
      circuit: randomCircuit(5, 40, seed),
    })),
  ];
}

export const smallDevices = ["line-5", "ring-5", "grid-2x3"] as const;

/** A reader's own programs: every `.qasm` file of a folder. */
export function folderInstances(folder: string): Instance[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".qasm"));
  return files.sort().map((file) => ({
    family: "given",
    name: file.replace(/\.qasm$/, ""),
    circuit: parse(readFileSync(join(folder, file), "utf8")).circuit,
  }));
}

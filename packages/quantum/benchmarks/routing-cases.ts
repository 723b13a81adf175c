import { adder, qaoa, qft, quantumVolume, randomCircuit } from "../src/circuit/families.ts";
import type { Circuit } from "../src/circuit/gate.ts";

export interface Instance {
  family: string;
  name: string;
  circuit: Circuit;
}

const SEED = 1;
/** Circuits of a family that is drawn at random. */
const drawnSeeds = [1, 2, 3];

/** Generated here, so that anybody has the same circuits without a download. */
export function generatedInstances(): Instance[] {
  const drawn = (family: string, name: string, make: (seed: number) => Circuit) =>
    drawnSeeds.map((seed) => ({ family, name: `${name}.${seed}`, circuit: make(seed) }));
  return [
    ...[8, 12, 16].map((n) => ({ family: "QFT", name: `qft-${n}`, circuit: qft(n) })),
    ...[3, 5, 7].map((bits) => ({
      family: "Adder",
      name: `adder-${2 * bits + 2}`,
      circuit: adder(bits),
    })),
    ...[8, 16].flatMap((n) => drawn("QAOA", `qaoa-${n}`, (seed) => qaoa(n, 1, seed))),
    ...[8, 12].flatMap((n) => drawn("Blocks", `blocks-${n}`, (seed) => quantumVolume(n, n, seed))),
    ...[8, 16].flatMap((n) =>
      drawn("Random", `random-${n}`, (seed) => randomCircuit(n, 10 * n, seed)),
    ),
  ];
}

export const devices = ["grid-4x4", "heavy-hex-27"] as const;

/** Small enough for a proof of the fewest SWAPs. */
export function smallInstances(): Instance[] {
  return [
    { family: "QFT", name: "qft-4", circuit: qft(4) },
    { family: "QFT", name: "qft-5", circuit: qft(5) },
    { family: "Adder", name: "adder-4", circuit: adder(1) },
    { family: "QAOA", name: "qaoa-4", circuit: qaoa(4, 1, SEED) },
    ...[1, 2, 3].map((seed) => ({
      family: "Random",
      name: `random-5.${seed}`,
      circuit: randomCircuit(5, 40, seed),
    })),
  ];
}

export const smallDevices = ["line-5", "ring-5", "grid-2x3"] as const;

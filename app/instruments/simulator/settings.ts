import { type Fields, oneOf, wholeUpTo } from "../fragment/fragment.ts";
import type { SettingsCodec } from "../fragment/use-settings.ts";
import type { PresetId } from "../program/presets.ts";
import {
  decodeProgram,
  encodeProgram,
  type ProgramSettings,
  sourceOf,
} from "../program/program-settings.ts";
import type { Method, SimulateRequest } from "./calls.ts";
import { largestProgram, mostBond } from "./limits.ts";

export interface SimulatorSettings {
  program: ProgramSettings;
  method: Method;
  chi: number;
  noise: (typeof noises)[number];
  seed: number;
}

export const methods = ["statevector", "stabilizer", "mps"] as const;
/** Error rates in percent, as they stand in the address. */
export const noises = ["0", "0.1", "1", "5"] as const;
export const bonds: readonly number[] = [1, 2, 4, 8, 16, 32, 64, mostBond];
const shots = 1000;
export const highestSeed = 9999;

/** Programs whose outcomes have something to show. */
export const offered = [
  "grover",
  "ghz",
  "ghz50",
  "estimation",
  "teleportation",
  "qaoa",
  "vqe",
  "random",
] as const satisfies readonly PresetId[];

const initial: SimulatorSettings = {
  program: { preset: "grover", qubits: 3, own: "" },
  method: "statevector",
  chi: 8,
  noise: "0",
  seed: 1,
};

export function requestOf(settings: SimulatorSettings): SimulateRequest {
  const { program, method, chi, noise, seed } = settings;
  return {
    source: sourceOf(program),
    method,
    // What the method does not use must not start it again.
    chi: method === "mps" ? chi : initial.chi,
    noise: method === "statevector" ? Number(noise) / 100 : 0,
    shots,
    seed,
  };
}

export function nextSeed(seed: number): number {
  return (seed % highestSeed) + 1;
}

async function encode(settings: SimulatorSettings): Promise<Fields> {
  const { program, method, chi, noise, seed } = settings;
  return {
    ...(await encodeProgram(program)),
    method,
    chi: `${chi}`,
    noise,
    seed: `${seed}`,
  };
}

async function decode(fields: Fields): Promise<SimulatorSettings> {
  return {
    program: await decodeProgram(fields, initial.program, largestProgram),
    method: oneOf(methods, fields.method) ?? initial.method,
    chi: bonds.find((bond) => `${bond}` === fields.chi) ?? initial.chi,
    noise: oneOf(noises, fields.noise) ?? initial.noise,
    seed: wholeUpTo(highestSeed, fields.seed) ?? initial.seed,
  };
}

export const simulatorCodec: SettingsCodec<SimulatorSettings> = {
  initial,
  encode,
  decode,
  packed: "text",
};

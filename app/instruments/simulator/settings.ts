import type { PresetId } from "@adyakshar/quantum/qasm";
import { oneOf } from "../kit/fragment.ts";
import { MAX_SEED, type RunSettings, runCodec, sourceOf } from "../program/program.ts";

/** Qubits that the stabilizer tableau takes, the most of the three. */
export const MAX_PROGRAM_QUBITS = 200;

export interface SimulatorSettings extends RunSettings {
  method: Method;
  chi: number;
  noise: (typeof noises)[number];
}

export const methods = ["statevector", "stabilizer", "mps"] as const;
export type Method = (typeof methods)[number];
/** Error rates in percent, as they stand in the address. */
export const noises = ["0", "0.1", "1", "5"] as const;
export const bonds: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128];
const REQUESTED_SHOTS = 1000;

/** Programs whose outcomes have something to show. */
export const offeredPresets = [
  "grover",
  "ghz",
  "ghz50",
  "estimation",
  "teleportation",
  "qaoa",
  "vqe",
  "random",
] as const satisfies readonly PresetId[];

export const simulatorOffer = {
  offeredPresets,
  maxPresetQubits: MAX_PROGRAM_QUBITS,
  maxOwnQubits: MAX_PROGRAM_QUBITS,
};

const initial: SimulatorSettings = {
  program: { preset: "grover", qubits: 3, own: "" },
  method: "statevector",
  chi: 8,
  noise: "0",
  seed: 1,
};

export interface SimulateRequest {
  source: string;
  method: Method;
  /** The largest bond of a matrix product state. */
  chi: number;
  /** The error rate of a two-qubit gate; statevector only. */
  noise: number;
  shots: number;
  seed: number;
}

export function requestOf(settings: SimulatorSettings): SimulateRequest {
  const { program, method, chi, noise, seed } = settings;
  return {
    source: sourceOf(program),
    method,
    // A setting that the method does not use must not start it again.
    chi: method === "mps" ? chi : initial.chi,
    noise: method === "statevector" ? Number(noise) / 100 : 0,
    shots: REQUESTED_SHOTS,
    seed,
  };
}

export function nextSeed(seed: number): number {
  return (seed % MAX_SEED) + 1;
}

export const simulatorCodec = runCodec<SimulatorSettings>(initial, simulatorOffer, {
  encode: ({ method, chi, noise }) => ({ method, chi: `${chi}`, noise }),
  decode: ({ method, chi, noise }) => ({
    method: oneOf(methods, method) ?? initial.method,
    chi: bonds.find((bond) => `${bond}` === chi) ?? initial.chi,
    noise: oneOf(noises, noise) ?? initial.noise,
  }),
});

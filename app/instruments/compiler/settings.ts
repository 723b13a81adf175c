import type { Basis } from "@adyakshar/quantum/circuit";
import type { Level } from "@adyakshar/quantum/compiler";
import type { PresetId } from "@adyakshar/quantum/qasm";
import { oneOf, wholeUpTo } from "../kit/fragment.ts";
import { type RunSettings, runCodec, sourceOf } from "../program/program.ts";
import { type DeviceId, deviceIds, type Shape } from "./devices.ts";
import { compilerWords } from "./words.ts";

export interface CompilerSettings extends RunSettings {
  device: DeviceId;
  /** As typed. */
  edges: string;
  basis: Basis;
  level: Level;
  /** The pass that is shown; beyond the last, the last. */
  pass: number;
}

const LAST_PASS = 9;
/** Larger presets would get no verdict in time. */
const MAX_PRESET_QUBITS = 20;
/** The largest device on the instrument is a heavy hexagon of so many qubits. */
export const MAX_QUBITS = 27;

export const levels = ["fast", "default", "thorough"] as const satisfies readonly Level[];
export const bases = ["cx", "cz", "ecr"] as const satisfies readonly Basis[];

export const offeredPresets = [
  "parityPhase",
  "ghz",
  "qft",
  "toffoli",
  "adder",
  "grover",
  "qaoa",
  "vqe",
] as const satisfies readonly PresetId[];

export const compilerOffer = {
  offeredPresets,
  maxPresetQubits: MAX_PRESET_QUBITS,
  maxOwnQubits: MAX_QUBITS,
};

const initial: CompilerSettings = {
  program: { preset: "parityPhase", qubits: 4, own: "" },
  device: "line",
  edges: compilerWords.edges.initial,
  basis: "cx",
  level: "default",
  seed: 1,
  pass: LAST_PASS,
};

export interface CompileRequest {
  source: string;
  /** A device's shape, made large enough for the program, or its edges or JSON. */
  device: Shape | { edges: string };
  /** A basis named in a device's JSON wins over this one. */
  basis: Basis;
  level: Level;
  seed: number;
}

export function requestOf(settings: CompilerSettings): CompileRequest {
  const { program, device, edges, basis, level, seed } = settings;
  return {
    source: sourceOf(program),
    device: device === "edges" ? { edges } : device,
    basis,
    level,
    seed,
  };
}

export const compilerCodec = runCodec<CompilerSettings>(initial, compilerOffer, {
  encode: ({ device, edges, basis, level, pass }) => ({
    device,
    ...(device === "edges" ? { edges } : {}),
    basis,
    level,
    pass: `${pass}`,
  }),
  decode: ({ device, edges, basis, level, pass }) => ({
    device: oneOf(deviceIds, device) ?? initial.device,
    edges: edges ?? initial.edges,
    basis: oneOf(bases, basis) ?? initial.basis,
    level: oneOf(levels, level) ?? initial.level,
    pass: wholeUpTo(LAST_PASS, pass) ?? initial.pass,
  }),
});

import type { Basis } from "@adyakshar/quantum/circuit";
import { oneOf, wholeUpTo } from "../fragment/fragment.ts";
import type { PresetId } from "../program/presets.ts";
import { type RunSettings, runCodec, sourceOf } from "../program/program-settings.ts";
import type { CompileRequest } from "./calls.ts";
import { type DeviceId, deviceIds } from "./devices.ts";
import { compilerWords } from "./words.ts";

export interface CompilerSettings extends RunSettings {
  device: DeviceId;
  /** As typed. */
  edges: string;
  basis: Basis;
  /** The pass that is shown; beyond the last, the last. */
  pass: number;
}

const LAST_PASS = 9;
/** Larger presets would get no verdict in time. */
export const MAX_PRESET_QUBITS = 20;

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

const initial: CompilerSettings = {
  program: { preset: "parityPhase", qubits: 4, own: "" },
  device: "line",
  edges: compilerWords.edges.initial,
  basis: "cx",
  seed: 1,
  pass: LAST_PASS,
};

export function requestOf(settings: CompilerSettings): CompileRequest {
  const { program, device, edges, basis, seed } = settings;
  return {
    source: sourceOf(program),
    device: device === "edges" ? { edges } : device,
    basis,
    seed,
  };
}

export const compilerCodec = runCodec<CompilerSettings>(initial, MAX_PRESET_QUBITS, {
  encode: ({ device, edges, basis, pass }) => ({
    device,
    ...(device === "edges" ? { edges } : {}),
    basis,
    pass: `${pass}`,
  }),
  decode: ({ device, edges, basis, pass }) => ({
    device: oneOf(deviceIds, device) ?? initial.device,
    edges: edges ?? initial.edges,
    basis: basis === "cz" ? "cz" : "cx",
    pass: wholeUpTo(LAST_PASS, pass) ?? initial.pass,
  }),
});

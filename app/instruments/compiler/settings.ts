import type { Basis } from "@adyakshar/quantum/circuit";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { type Fields, oneOf, wholeUpTo } from "../fragment/fragment.ts";
import type { SettingsCodec } from "../fragment/use-settings.ts";
import type { PresetId } from "../program/presets.ts";
import {
  decodeProgram,
  encodeProgram,
  type ProgramSettings,
  sourceOf,
} from "../program/program-settings.ts";
import type { CompileRequest, Shape } from "./calls.ts";
import { largestPreset } from "./limits.ts";

export interface CompilerSettings {
  program: ProgramSettings;
  device: Shape | "edges";
  /** As typed. */
  edges: string;
  basis: Basis;
  seed: number;
  /** The pass that is shown; beyond the last, the last. */
  pass: number;
}

export const shapes = ["line", "ring", "grid", "heavy-hex", "full"] as const;
export const lastPass = 9;
export const highestSeed = 999;

export const offered = [
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
  pass: lastPass,
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

async function encode(settings: CompilerSettings): Promise<Fields> {
  const { program, device, edges, basis, seed, pass } = settings;
  return {
    ...(await encodeProgram(program)),
    device,
    ...(device === "edges" ? { edges } : {}),
    basis,
    seed: `${seed}`,
    pass: `${pass}`,
  };
}

async function decode(fields: Fields): Promise<CompilerSettings> {
  return {
    program: await decodeProgram(fields, initial.program, largestPreset),
    device: oneOf([...shapes, "edges"], fields.device) ?? initial.device,
    edges: fields.edges ?? initial.edges,
    basis: fields.basis === "cz" ? "cz" : "cx",
    seed: wholeUpTo(highestSeed, fields.seed) ?? initial.seed,
    pass: wholeUpTo(lastPass, fields.pass) ?? initial.pass,
  };
}

export const compilerCodec: SettingsCodec<CompilerSettings> = {
  initial,
  encode,
  decode,
  packed: "text",
};

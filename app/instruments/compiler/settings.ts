import type { Basis } from "@adyakshar/quantum/circuit";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import type { Fields } from "../fragment/fragment.ts";
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

export interface Settings {
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

const initial: Settings = {
  program: { preset: "parityPhase", qubits: 4, own: "" },
  device: "line",
  edges: compilerWords.edges.initial,
  basis: "cx",
  seed: 1,
  pass: lastPass,
};

export function requestOf({ program, device, edges, basis, seed }: Settings): CompileRequest {
  return {
    source: sourceOf(program),
    device: device === "edges" ? { edges } : device,
    basis,
    seed,
  };
}

async function encode(settings: Settings): Promise<Fields> {
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

async function decode(fields: Fields): Promise<Settings> {
  return {
    program: await decodeProgram(fields, initial.program, largestPreset),
    device: [...shapes, "edges" as const].find((id) => id === fields.device) ?? initial.device,
    edges: fields.edges ?? initial.edges,
    basis: fields.basis === "cz" ? "cz" : "cx",
    seed: number(fields.seed, highestSeed) ?? initial.seed,
    pass: number(fields.pass, lastPass) ?? initial.pass,
  };
}

function number(text: string | undefined, most: number): number | undefined {
  return text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= most
    ? Number(text)
    : undefined;
}

export const compilerCodec: SettingsCodec<Settings> = { initial, encode, decode, packed: "text" };

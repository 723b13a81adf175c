import {
  type DynamicProgram,
  type PresetId,
  type Program,
  parse,
  presetText,
  QasmError,
  sizeFor,
  sizeOf,
} from "@adyakshar/quantum/qasm";
import { thousands } from "#app/lib/format.ts";
import { type Fields, oneOf, wholeUpTo } from "../kit/fragment.ts";
import type { Answer } from "../kit/use-run.ts";
import type { SettingsCodec } from "../kit/use-settings.ts";
import { programFaults } from "./words.ts";

/** A preset of some size, or a visitor's own text, which is kept while they look at presets. */
export interface ProgramSettings {
  preset: PresetId | "own";
  qubits: number;
  own: string;
  /** Their text before they began another one from a preset. */
  earlier?: string;
}

/** Longer programs are refused before anything reads them. */
export const MAX_PROGRAM_LENGTH = 64_000;

export function sourceOf({ preset, qubits, own }: ProgramSettings): string {
  return preset === "own" ? own : presetText(preset, qubits);
}

export interface RunSettings {
  program: ProgramSettings;
  seed: number;
}

export const MAX_SEED = 9999;

/** The presets of an instrument, and the most qubits that one of them and a visitor's own program may have. */
export interface ProgramOffer {
  offeredPresets: readonly PresetId[];
  maxPresetQubits: number;
  maxOwnQubits: number;
}

/** The program and the seed in the address, beside what the instrument has of its own. */
export function runCodec<S extends RunSettings>(
  initial: S,
  offer: ProgramOffer,
  own: {
    encode: (settings: S) => Fields;
    decode: (fields: Fields) => Omit<S, keyof RunSettings>;
  },
): SettingsCodec<S> {
  return {
    initial,
    encode: (settings) => ({
      ...encodeProgram(settings.program),
      ...own.encode(settings),
      seed: `${settings.seed}`,
    }),
    decode: (fields) => ({
      ...initial,
      ...own.decode(fields),
      program: decodeProgram(fields, initial.program, offer),
      seed: wholeUpTo(MAX_SEED, fields.seed) ?? initial.seed,
    }),
  };
}

function encodeProgram({ preset, qubits, own, earlier }: ProgramSettings): Fields {
  const kept: Fields = earlier === undefined ? {} : { earlier };
  if (preset === "own") return { program: "own", text: own, ...kept };
  return { program: preset, qubits: `${qubits}`, ...kept, ...(own && { draft: own }) };
}

function decodeProgram(
  { program, qubits, text, draft = "", earlier }: Fields,
  initial: ProgramSettings,
  { offeredPresets, maxPresetQubits }: ProgramOffer,
): ProgramSettings {
  const kept = earlier === undefined ? {} : { earlier };
  if (program === "own") {
    return text === undefined ? initial : { ...initial, preset: "own", own: text, ...kept };
  }
  const preset = oneOf(offeredPresets, program) ?? initial.preset;
  if (preset === "own") return initial;
  const wanted = wholeUpTo(999, qubits) ?? initial.qubits;
  const size = sizeFor(preset, wanted, maxPresetQubits);
  return { ...initial, preset, qubits: size, own: draft, ...kept };
}

/** The program of a text, unless it is no program or too large. */
export function readProgram(
  source: string,
  maxQubits: number,
): Answer<(Program | DynamicProgram) & { size: number }> {
  if (source.length > MAX_PROGRAM_LENGTH) {
    return refused(programFaults.tooLong, source.length, MAX_PROGRAM_LENGTH);
  }
  try {
    const program = parse(source);
    const size = sizeOf(program.qubits);
    return size <= maxQubits
      ? { result: { ...program, size } }
      : refused(programFaults.tooMany, size, maxQubits);
  } catch (error) {
    if (!(error instanceof QasmError)) throw error;
    const { reason, line, column } = error;
    return { fault: { reason, line, column } };
  }
}

function refused(say: typeof programFaults.tooLong, count: number, max: number) {
  return { fault: { reason: say(thousands(count), thousands(max)) } };
}

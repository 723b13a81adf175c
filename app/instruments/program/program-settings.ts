import { type PresetId, presetText, sizeFor } from "@adyakshar/quantum/qasm";
import { type Fields, oneOf, wholeUpTo } from "../kit/fragment/fragment.ts";
import type { SettingsCodec } from "../kit/fragment/use-settings.ts";

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

/** The presets of an instrument, and the most qubits that one of them may have. */
export interface ProgramOffer {
  offeredPresets: readonly PresetId[];
  maxPresetQubits: number;
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

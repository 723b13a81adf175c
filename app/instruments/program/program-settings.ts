import { type Fields, oneOf, packText, unpackText, wholeUpTo } from "../fragment/fragment.ts";
import type { SettingsCodec } from "../fragment/use-settings.ts";
import { type PresetId, presetIds, presetText, sizeFor } from "./presets.ts";

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

/** The program and the seed in the address, beside what the instrument has of its own. */
export function runCodec<S extends RunSettings>(
  initial: S,
  maxQubits: number,
  own: {
    encode: (settings: S) => Fields;
    decode: (fields: Fields) => Omit<S, keyof RunSettings>;
  },
): SettingsCodec<S> {
  return {
    initial,
    encode: async (settings) => ({
      ...(await encodeProgram(settings.program)),
      ...own.encode(settings),
      seed: `${settings.seed}`,
    }),
    decode: async (fields) => ({
      ...initial,
      ...own.decode(fields),
      program: await decodeProgram(fields, initial.program, maxQubits),
      seed: wholeUpTo(MAX_SEED, fields.seed) ?? initial.seed,
    }),
  };
}

async function encodeProgram({ preset, qubits, own }: ProgramSettings): Promise<Fields> {
  if (preset !== "own") return { program: preset, qubits: `${qubits}` };
  // A longer text fits no address: it goes in as it is, and the address is found too long.
  return { program: "own", text: own.length > MAX_PROGRAM_LENGTH ? own : await packText(own) };
}

async function decodeProgram(
  fields: Fields,
  initial: ProgramSettings,
  maxQubits: number,
): Promise<ProgramSettings> {
  if (fields.program === "own") {
    const own = await unpackText(fields.text ?? "", 4 * MAX_PROGRAM_LENGTH);
    return own === null ? initial : { ...initial, preset: "own", own };
  }
  const preset = oneOf(presetIds, fields.program);
  if (!preset) return initial;
  const wanted = wholeUpTo(999, fields.qubits) ?? initial.qubits;
  return { ...initial, preset, qubits: sizeFor(preset, wanted, maxQubits) };
}

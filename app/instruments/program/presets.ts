import {
  adder,
  bell,
  ghz,
  parityPhase,
  qaoa,
  qft,
  toffoli,
  vqe,
} from "#app/engine/circuit/families.ts";
import type { Circuit } from "#app/engine/circuit/gate.ts";
import { print, programOf } from "#app/engine/qasm/print.ts";

export type PresetId =
  | "parityPhase"
  | "bell"
  | "ghz"
  | "qft"
  | "toffoli"
  | "adder"
  | "qaoa"
  | "vqe";

interface Preset {
  build: (qubits: number) => Circuit;
  /** Numbers of qubits that it can have; where there is one only, none is offered. */
  least: number;
  most: number;
  step: number;
}

const fixedSize = (build: () => Circuit, qubits: number): Preset => ({
  build,
  least: qubits,
  most: qubits,
  step: 1,
});

export const presets: Record<PresetId, Preset> = {
  parityPhase: fixedSize(parityPhase, 4),
  bell: fixedSize(bell, 2),
  ghz: { build: ghz, least: 2, most: 20, step: 1 },
  qft: { build: qft, least: 2, most: 20, step: 1 },
  toffoli: fixedSize(toffoli, 3),
  adder: { build: (qubits) => adder((qubits - 2) / 2), least: 4, most: 20, step: 2 },
  qaoa: { build: qaoa, least: 4, most: 20, step: 2 },
  vqe: { build: vqe, least: 2, most: 20, step: 1 },
};

export const presetIds = Object.keys(presets) as PresetId[];

/** The nearest size that the preset has. */
export function sizeFor(id: PresetId, wanted: number, atMost: number): number {
  const { least, most, step } = presets[id];
  const size = Math.max(least, Math.min(most, atMost, wanted));
  return least + Math.floor((size - least) / step) * step;
}

export function presetText(id: PresetId, qubits: number): string {
  return print(programOf(presets[id].build(qubits)));
}

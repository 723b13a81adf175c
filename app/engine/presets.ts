import {
  adder,
  bell,
  ghz,
  parityPhase,
  qaoa,
  qft,
  quantumVolume,
  randomCircuit,
  toffoli,
  vqe,
} from "./circuit/families.ts";
import type { Circuit } from "./circuit/gate.ts";
import { print, programOf } from "./qasm/print.ts";

export interface Preset {
  circuit: Circuit;
  /** The same as a program. */
  qasm: string;
}

const ADDER_BITS = 2;

const GENERATORS = {
  "parity-phase": parityPhase,
  bell,
  ghz: () => ghz(5),
  qft: () => qft(5),
  toffoli,
  adder: () => adder(ADDER_BITS),
  qaoa: () => qaoa(6),
  vqe: () => vqe(4),
  "quantum-volume": () => quantumVolume(4),
  random: () => randomCircuit(5, 24),
} as const satisfies Record<string, () => Circuit>;

export type PresetId = keyof typeof GENERATORS;

export const PRESET_IDS = Object.keys(GENERATORS) as PresetId[];

export function presetNamed(id: PresetId): Preset {
  const circuit = GENERATORS[id]();
  return { circuit, qasm: id === "adder" ? ADDER_PROGRAM : print(programOf(circuit)) };
}

/** Two numbers of two bits, with Cuccaro's two building blocks as gates. */
const ADDER_PROGRAM = `OPENQASM 3.0;
include "stdgates.inc";
gate majority c, b, a {
  cx a, b;
  cx a, c;
  ccx c, b, a;
}
gate unmajority c, b, a {
  ccx c, b, a;
  cx a, c;
  cx c, b;
}
qubit[${2 * ADDER_BITS + 2}] q;
majority q[0], q[1], q[2];
majority q[2], q[3], q[4];
cx q[4], q[5];
unmajority q[2], q[3], q[4];
unmajority q[0], q[1], q[2];
`;

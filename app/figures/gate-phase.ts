import type { Gate } from "@adyakshar/quantum/circuit";

const TURN_RADIANS = 2 * Math.PI;

/** Gates that give |1⟩ a phase and nothing else: their symbols, and the phase in turns where it is fixed. */
const phaseGates: Partial<Record<Gate["name"], readonly [symbol: string, turns?: number]>> = {
  t: ["T", 1 / 8],
  tdg: ["T†", 7 / 8],
  s: ["S", 1 / 4],
  sdg: ["S†", 3 / 4],
  z: ["Z", 1 / 2],
  p: ["P"],
  cp: ["P"],
  rz: ["RZ"],
  crz: ["RZ"],
};

/** The phase that a one-qubit gate gives to |1⟩, in turns from 0 to 1. */
export function phaseOf(gate: Gate): number | undefined {
  if (gate.name !== "p" && gate.name !== "rz") return phaseGates[gate.name]?.[1];
  const turns = gate.angles[0] / TURN_RADIANS;
  return turns - Math.floor(turns);
}

export function phaseSymbol({ name }: Gate): string {
  return phaseGates[name]?.[0] ?? "P";
}

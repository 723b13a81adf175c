import type { Gate } from "@adyakshar/quantum/circuit";

const TURN = 2 * Math.PI;

/** The phase that the gate gives to |1⟩, in turns from 0 to 1. */
export function phaseOf(gate: Gate): number | undefined {
  const wrap = (turns: number) => turns - Math.floor(turns);
  switch (gate.name) {
    case "t":
      return 1 / 8;
    case "tdg":
      return 7 / 8;
    case "s":
      return 1 / 4;
    case "sdg":
      return 3 / 4;
    case "z":
      return 1 / 2;
    case "p":
    case "rz":
      return wrap(gate.angles[0] / TURN);
    default:
      return undefined;
  }
}

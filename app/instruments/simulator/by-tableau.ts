import type { Circuit } from "@adyakshar/quantum/circuit";
import type { Random } from "@adyakshar/quantum/random";
import { createTableauSampler, runTableau } from "@adyakshar/quantum/simulators";
import { timed } from "./timed.ts";

/** Runs a Clifford circuit, and draws shots from it. */
export function simulateByTableau(circuit: Circuit, random: Random) {
  const { value, ms } = timed(() => runTableau(circuit));
  return { ms, draw: createTableauSampler(value, random) };
}

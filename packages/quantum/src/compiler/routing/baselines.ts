import { type Counts, countsOf } from "../../circuit/counts.ts";
import { type Basis, toBasis } from "../../circuit/decompose.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { type Coupling, checkFits } from "../coupling.ts";
import { routeNaively } from "./naive.ts";
import { routeBySabre, type SabreOptions } from "./sabre.ts";

export interface Baselines {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
}

/** Twenty for circuits of a screen's size, fewer where they would take seconds. */
export function sabreTrials({ operations }: Circuit): number {
  return Math.max(1, Math.min(20, Math.round(40_000 / (operations.length + 1))));
}

/** What the compiled circuit is measured against: the program as written, and two routers without any optimization. */
export function baselines(
  source: Circuit,
  device: Coupling,
  {
    seed = 1,
    basis = "cx",
    trials = sabreTrials(source),
    onTrial,
  }: Partial<SabreOptions & { basis: Basis }> = {},
): Baselines {
  checkFits(source, device);
  const cxCircuit = toBasis(source, "cx");
  const inBasis = ({ circuit }: { circuit: Circuit }) => countsOf(toBasis(circuit, basis));
  return {
    asWritten: inBasis({ circuit: source }),
    naive: inBasis(routeNaively(cxCircuit, device)),
    sabre: inBasis(routeBySabre(cxCircuit, device, { seed, trials, onTrial })),
  };
}

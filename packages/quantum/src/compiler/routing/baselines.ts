import { type Counts, countsOf } from "../../circuit/counts.ts";
import { type Basis, toBasis } from "../../circuit/decompose.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { isBetter } from "../candidates.ts";
import { type Coupling, checkFits } from "../coupling.ts";
import { successOf } from "../losses.ts";
import { directed } from "../target.ts";
import { routeNaively } from "./naive.ts";
import type { Routed } from "./routed.ts";
import { routesBySabre, type SabreOptions } from "./sabre.ts";

export interface Baselines {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
}

/** Twenty for circuits of a screen's size, fewer where they would take seconds. */
export function sabreTrials({ operations }: Circuit): number {
  return Math.max(1, Math.min(20, Math.round(40_000 / (operations.length + 1))));
}

/** A program's routes by both routers. */
export interface BaselineRoutes {
  naive: Routed;
  sabre: Routed;
}

export function baselineRoutes(
  source: Circuit,
  device: Coupling,
  { seed = 1, trials = sabreTrials(source), fixed }: Partial<SabreOptions> = {},
): BaselineRoutes {
  checkFits(source, device);
  const circuit = toBasis(source, "cx");
  const [sabre] = routesBySabre(circuit, device, { seed, trials, fixed, keep: 1 });
  return { naive: routeNaively(circuit, device, fixed), sabre };
}

/** Who routes by SABRE keeps the naive route where it is the better one. */
export function besideNaive(asWritten: Counts, naive: Counts, sabre: Counts): Baselines {
  return { asWritten, naive, sabre: isBetter(naive, sabre) ? naive : sabre };
}

/** What the compiled circuit is measured against: the program as written, and two routers without any optimization. */
export function baselines(
  source: Circuit,
  device: Coupling,
  { basis = "cx", ...options }: Partial<SabreOptions & { basis: Basis }> = {},
  { naive, sabre } = baselineRoutes(source, device, options),
): Baselines {
  const onDevice = (route: Routed): Counts => {
    const circuit = toBasis(directed(route.circuit, device, basis), basis);
    return { ...countsOf(circuit), ...successOf(circuit, device) };
  };
  return besideNaive(countsOf(toBasis(source, basis)), onDevice(naive), onDevice(sabre));
}

import { type Counts, countsOf } from "../src/circuit/counts.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import type { Circuit } from "../src/circuit/gate.ts";
import { compile } from "../src/compiler/compile.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { routeNaively } from "../src/compiler/routing/naive.ts";
import { searchRoutes } from "../src/compiler/routing/route.ts";
import type { Routed } from "../src/compiler/routing/routed.ts";
import { routeBySabre, routesBySabre } from "../src/compiler/routing/sabre.ts";
import { type Verdict, verify } from "../src/compiler/verify/verify.ts";
import { cpuSeconds } from "./processor-time.ts";

/**
 * `naive`, `sabre` and `router` route the program as written; `sabre+opt` is our compiler with textbook SABRE in the
 * place of its router, `ours` the compiler as it is but for its ladders, which need no router. All have the same trials.
 */
export type RouterName = "naive" | "sabre" | "router" | "sabre+opt" | "ours";

export interface RoutingResult {
  swaps: number;
  counts: Counts;
  ms: number;
  verdict: Verdict;
}

export const TRIALS = 20;

interface Outcome {
  swaps: number;
  routed: Routed;
}

function swapsOf({ operations }: Circuit): number {
  return operations.filter(({ name }) => name === "swap").length;
}

function outcome(routed: Routed): Outcome {
  return { swaps: swapsOf(routed.circuit), routed };
}

function compiledBy(route: typeof searchRoutes) {
  return (circuit: Circuit, device: Coupling, seed: number): Outcome => {
    const compiled = compile(circuit, device, {
      seed,
      trials: TRIALS,
      states: 0,
      route,
      ladders: false,
    });
    const stage = compiled.stages.find(({ name }) => name === "routed");
    return { swaps: stage === undefined ? 0 : swapsOf(stage.circuit), routed: compiled };
  };
}

const routers: Record<RouterName, (circuit: Circuit, device: Coupling, seed: number) => Outcome> = {
  naive: (circuit, device) => outcome(routeNaively(toBasis(circuit, "cx"), device)),
  sabre: (circuit, device, seed) =>
    outcome(routeBySabre(toBasis(circuit, "cx"), device, { seed, trials: TRIALS })),
  router: (circuit, device, seed) => {
    const [best] = searchRoutes(toBasis(circuit, "cx"), device, { seed, trials: TRIALS, keep: 1 });
    return outcome(best);
  },
  "sabre+opt": compiledBy(routesBySabre),
  ours: compiledBy(searchRoutes),
};

/** Routes once; the result is checked against the source where `check` asks for it. */
export function runRouter(
  name: RouterName,
  circuit: Circuit,
  device: Coupling,
  { seed, check }: { seed: number; check: boolean },
): RoutingResult {
  const started = cpuSeconds();
  const { swaps, routed } = routers[name](circuit, device, seed);
  const ms = 1000 * (cpuSeconds() - started);
  return {
    swaps,
    counts: countsOf(toBasis(routed.circuit, "cx")),
    ms,
    verdict: check ? verify(circuit, routed).verdict : "undecided",
  };
}

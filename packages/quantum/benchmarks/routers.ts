import { toBasis } from "../src/circuit/decompose.ts";
import type { Circuit } from "../src/circuit/gate.ts";
import { routeNaively } from "../src/compiler/baselines/naive.ts";
import { routesBySabre } from "../src/compiler/baselines/sabre.ts";
import { compile } from "../src/compiler/compile.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { searchRoutes } from "../src/compiler/routing/route.ts";
import type { Routed } from "../src/compiler/routing/routed.ts";

/** As many trials as Qiskit's level 3 has. */
export const TRIALS = 20;

type Router = (circuit: Circuit, device: Coupling, seed: number) => Outcome;

interface Outcome {
  swaps: number;
  routed: Routed;
}

export function swapsOf(circuit: Circuit | undefined): number {
  return circuit?.operations.filter(({ name }) => name === "swap").length ?? 0;
}

function outcome(routed: Routed): Outcome {
  return { swaps: swapsOf(routed.circuit), routed };
}

function compiledBy(route: typeof searchRoutes): Router {
  return (circuit, device, seed) => {
    const options = { seed, trials: TRIALS, states: 0, route };
    const compiled = compile(circuit, device, options);
    const stage = compiled.stages.find(({ name }) => name === "routed");
    return { swaps: swapsOf(stage?.circuit), routed: compiled };
  };
}

/**
 * `naive`, `sabre` and `router` route the program as written; `sabre+opt` is our compiler with textbook SABRE in the
 * place of its router, `ours` the compiler as it is but for its ladders, which need no router. All have the same trials.
 */
export const routers = {
  naive: (circuit, device) => outcome(routeNaively(toBasis(circuit, "cx"), device)),
  sabre: (circuit, device, seed) => {
    const [best] = routesBySabre(toBasis(circuit, "cx"), device, { seed, trials: TRIALS, keep: 1 });
    return outcome(best);
  },
  router: (circuit, device, seed) => {
    const [best] = searchRoutes(toBasis(circuit, "cx"), device, { seed, trials: TRIALS, keep: 1 });
    return outcome(best);
  },
  "sabre+opt": compiledBy(routesBySabre),
  ours: compiledBy(searchRoutes),
} satisfies Record<string, Router>;

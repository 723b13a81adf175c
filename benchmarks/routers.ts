import { type Counts, countsOf } from "#app/engine/circuit/counts.ts";
import { toBasis } from "#app/engine/circuit/decompose.ts";
import type { Circuit } from "#app/engine/circuit/gate.ts";
import { compile, optimize } from "#app/engine/compiler/compile.ts";
import type { Coupling } from "#app/engine/compiler/coupling.ts";
import { routeNaively } from "#app/engine/compiler/naive.ts";
import type { Routed } from "#app/engine/compiler/routed.ts";
import { searchRoutes } from "#app/engine/compiler/search.ts";
import { routeBySabre } from "#app/engine/compiler/textbook-sabre.ts";
import { type Verdict, verify } from "#app/engine/compiler/verify.ts";

/**
 * `naive` and `sabre` route the program as written; `router` is our router on the same input and the same number of
 * trials; `sabre+opt` has our optimization before and after SABRE; `ours` is the whole compiler.
 */
export const routerNames = ["naive", "sabre", "router", "sabre+opt", "ours"] as const;
export type RouterName = (typeof routerNames)[number];

export interface RoutingResult {
  swaps: number;
  counts: Counts;
  ms: number;
  verdict: Verdict;
}

const TRIALS = 20;

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

const routers: Record<RouterName, (circuit: Circuit, device: Coupling, seed: number) => Outcome> = {
  naive: (circuit, device) => outcome(routeNaively(toBasis(circuit, "cx"), device)),
  sabre: (circuit, device, seed) =>
    outcome(routeBySabre(toBasis(circuit, "cx"), device, { seed, trials: TRIALS })),
  router: (circuit, device, seed) => {
    const [best] = searchRoutes(toBasis(circuit, "cx"), device, { seed, trials: TRIALS, keep: 1 });
    return outcome(best);
  },
  "sabre+opt": (circuit, device, seed) => {
    const routed = routeBySabre(optimize(circuit), device, { seed, trials: TRIALS });
    const optimized = { ...routed, circuit: optimize(routed.circuit) };
    return { swaps: swapsOf(routed.circuit), routed: optimized };
  },
  ours: (circuit, device, seed) => {
    const compiled = compile(circuit, device, { seed });
    const stage = compiled.stages.find(({ name }) => name === "routed");
    return { swaps: stage === undefined ? 0 : swapsOf(stage.circuit), routed: compiled };
  },
};

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Routes once; the result is checked against the source where `check` asks for it. */
export function runRouter(
  name: RouterName,
  circuit: Circuit,
  device: Coupling,
  { seed, check }: { seed: number; check: boolean },
): RoutingResult {
  const started = cpuMs();
  const { swaps, routed } = routers[name](circuit, device, seed);
  const ms = cpuMs() - started;
  return {
    swaps,
    counts: countsOf(toBasis(routed.circuit, "cx")),
    ms,
    verdict: check ? verify(circuit, routed).verdict : "undecided",
  };
}

import { relabel } from "../circuit/build.ts";
import { toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { seeded } from "../random.ts";
import { range } from "../range.ts";
import { candidateOf, cheapest, permuteOutput, regroupedCandidates } from "./candidates.ts";
import type { CompileOptions } from "./compile-options.ts";
import type { Coupling } from "./coupling.ts";
import { logicalVariants } from "./logical.ts";
import { resynthesizeAll } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { fuseSwaps, type PermutedCircuit } from "./passes/swaps.ts";
import { blockDag } from "./routing/dag.ts";
import { randomWeights } from "./routing/route.ts";
import { type Routed, RouteWriter } from "./routing/routed.ts";
import { Router } from "./routing/router.ts";
import { swapsAround, swapsTo } from "./routing/swaps-to.ts";
import { targetOf } from "./target.ts";

/** Trials of the router for each run of gates: few, because a program may have many runs. */
const TRIALS = 12;

/** Compiles from a fixed layout, and to a fixed output where one is given. */
export function compileBetween(
  source: Circuit,
  device: Coupling,
  { from, to }: { from: readonly number[]; to?: readonly number[] },
  options: Pick<CompileOptions, "seed" | "basis" | "oneQubit">,
): Routed {
  const { seed = 1 } = options;
  const target = targetOf(device, options);
  const start = [...from, ...range(device.size).filter((place) => !from.includes(place))];
  const finished = (variant: PermutedCircuit, route: Routed) => {
    const ended = to ? swapsTo(route, to, device) : route;
    const fused = resynthesizeAll(cancel(fuseSwaps(ended.circuit)));
    return candidateOf(variant, ended, fused, target);
  };
  const candidates = logicalVariants(cancel(source)).flatMap((variant) => {
    const router = new Router(blockDag(variant.circuit), device);
    return range(TRIALS).map((trial) => {
      const random = seeded(seed * 1009 + trial);
      const weights = randomWeights(random);
      const writer = new RouteWriter(start, device.size);
      router.setLayout(start);
      router.run(false, weights, random, writer);
      return finished(variant, permuteOutput(variant, writer.result(source.qubits)));
    });
  });
  const written = { circuit: toBasis(source, "cx"), permutation: range(source.qubits) };
  const operations = written.circuit.operations
    .map((gate) => relabel(gate, (qubit) => from[qubit]))
    .flatMap((gate) => swapsAround(gate, device));
  const direct = { qubits: device.size, operations };
  candidates.push(finished(written, { circuit: direct, layout: from, output: from }));
  const best = cheapest(candidates);
  const { circuit, route } = cheapest([best, ...regroupedCandidates(best, device, target)]);
  return { circuit, layout: route.layout, output: route.output };
}

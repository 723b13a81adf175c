import type { Circuit } from "../../circuit/gate.ts";
import { integer, type Random, seeded, shuffle } from "../../random.ts";
import type { Coupling } from "../coupling.ts";
import { embeddedLayout } from "./embedding.ts";
import { type Routed, RouteWriter } from "./routed.ts";
import { Router } from "./router.ts";
import { type RoutingProblem, routingProblem } from "./routing-problem.ts";
import type { Weights } from "./swap-choice.ts";

/** Each trial weighs anew: which weights suit depends on the circuit. */
function someWeights(random: Random): Weights {
  return {
    window: 8 + integer(random, 32),
    ahead: 0.2 + 0.7 * random(),
    fading: 0.7 + 0.3 * random(),
    price: 0.1 + 0.9 * random(),
    decay: 0.05 * random(),
  };
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, k) => k);
}

/** Program qubits on a connected region around a random center, or anywhere; idle ones on the rest. */
function someLayout({ qubits }: RoutingProblem, device: Coupling, random: Random): number[] {
  const places = shuffle(range(device.size), random);
  if (random() < 0.75) {
    const row = places[0] * device.size;
    places.sort((a, b) => device.distance[row + a] - device.distance[row + b]);
  }
  return [...shuffle(places.slice(0, qubits), random), ...places.slice(qubits)];
}

interface Candidate {
  cost: number;
  layout: Int16Array;
  weights: Weights;
  seed: number;
}

/** Runs forward and backward until the layout has settled; keeps the best run forward. */
function trial(
  problem: RoutingProblem,
  device: Coupling,
  router: Router,
  { seed, rounds, start }: { seed: number; rounds: number; start: readonly number[] | undefined },
): Candidate {
  const random = seeded(seed);
  const weights = someWeights(random);
  router.setLayout(start ?? someLayout(problem, device, random));
  let best: Candidate | undefined;
  for (let round = 0; round < rounds; round++) {
    const layout = router.layout.slice();
    const runSeed = Math.floor(random() * 2 ** 32);
    const cost = router.run(false, weights, seeded(runSeed));
    if (best === undefined || cost < best.cost) best = { cost, layout, weights, seed: runSeed };
    if (round + 1 < rounds) router.run(true, weights, random);
  }
  if (best === undefined) throw new Error("at least one round is needed");
  return best;
}

function write(
  problem: RoutingProblem,
  device: Coupling,
  router: Router,
  { layout, weights, seed }: Candidate,
): Routed {
  const writer = new RouteWriter(layout, device.size);
  router.setLayout(layout);
  router.run(false, weights, seeded(seed), (node, other) => {
    if (node < 0) writer.swap(-1 - node, other);
    else for (const operation of problem.operations[node]) writer.place(operation);
  });
  return writer.result(problem.qubits);
}

/** The best routes of several seeded trials, cheapest first. Gates have at most two qubits. */
export function searchRoutes(
  circuit: Circuit,
  device: Coupling,
  { seed, trials, keep }: { seed: number; trials: number; keep: number },
): Routed[] {
  const problem = routingProblem(circuit);
  const router = new Router(problem, device);
  const candidates: Candidate[] = [];
  // Programs are often written along a line already, or fit somewhere as a whole.
  const starts = [range(device.size), embeddedLayout(problem, device)];
  for (let k = 0; k < trials; k++) {
    candidates.push(
      trial(problem, device, router, {
        seed: (seed * 7919 + k) >>> 0,
        rounds: 3,
        start: starts[k],
      }),
    );
  }
  candidates.sort((a, b) => a.cost - b.cost);
  return candidates.slice(0, keep).map((candidate) => write(problem, device, router, candidate));
}

import type { Circuit } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { integer, type Random, seeded, shuffle } from "../../random.ts";
import { range } from "../../range.ts";
import type { Coupling } from "../coupling.ts";
import { type BlockDag, blockDag } from "./dag.ts";
import { embeddedLayout } from "./embedding.ts";
import { type Routed, RouteWriter } from "./routed.ts";
import { Router } from "./router.ts";
import type { Weights } from "./swap-heuristic.ts";

const FORWARD_PASSES = 3;

/** Drawn for each trial: which weights suit depends on the circuit. */
function randomWeights(random: Random): Weights {
  return {
    window: 8 + integer(random, 32),
    ahead: 0.2 + 0.7 * random(),
    fading: 0.7 + 0.3 * random(),
    price: 0.1 + 0.9 * random(),
    decay: 0.05 * random(),
  };
}

/** Program qubits on a connected region around a random center, or anywhere; idle ones on the rest. */
function randomLayout({ qubits }: BlockDag, device: Coupling, random: Random): number[] {
  const places = shuffle(range(device.size), random);
  if (random() < 0.75) {
    const row = places[0] * device.size;
    places.sort((a, b) => device.distance[row + a] - device.distance[row + b]);
  }
  return [...shuffle(places.slice(0, qubits), random), ...places.slice(qubits)];
}

interface Trial {
  cost: number;
  layout: Int16Array;
  weights: Weights;
  seed: number;
}

/** Passes forward and backward, each from the layout that the last one ended with; the best pass forward counts. */
function runTrial(
  dag: BlockDag,
  device: Coupling,
  router: Router,
  { seed, start }: { seed: number; start: readonly number[] | undefined },
): Trial {
  const random = seeded(seed);
  const weights = randomWeights(random);
  router.setLayout(start ?? randomLayout(dag, device, random));
  const passes = range(FORWARD_PASSES).map((pass): Trial => {
    if (pass > 0) router.run(true, weights, random);
    const layout = router.layout.slice();
    const passSeed = Math.floor(random() * 2 ** 32);
    const cost = router.run(false, weights, seeded(passSeed));
    return { cost, layout, weights, seed: passSeed };
  });
  return leastBy(passes, ({ cost }) => cost);
}

function write(
  dag: BlockDag,
  device: Coupling,
  router: Router,
  { layout, weights, seed }: Trial,
): Routed {
  const writer = new RouteWriter(layout, device.size);
  router.setLayout(layout);
  router.run(false, weights, seeded(seed), writer);
  return writer.result(dag.qubits);
}

interface RouteOptions {
  seed: number;
  trials: number;
  /** Keeps as many of the best routes of all trials, and of the first ones, so that a higher level never loses what a lower one finds. */
  keep: number;
  firstTrials?: number;
}

/** The best routes of several seeded trials. Gates have at most two qubits. */
export function searchRoutes(
  circuit: Circuit,
  device: Coupling,
  { seed, trials, keep, firstTrials = 0 }: RouteOptions,
): Routed[] {
  const dag = blockDag(circuit);
  const router = new Router(dag, device);
  // Many programs are written along a line already, or embed as a whole.
  const starts = [range(device.size), embeddedLayout(dag, device)];
  const allTrials = range(trials).map((k) =>
    runTrial(dag, device, router, { seed: (seed * 7919 + k) >>> 0, start: starts[k] }),
  );
  const best = (some: readonly Trial[]) => some.toSorted((a, b) => a.cost - b.cost).slice(0, keep);
  const bestTrials = new Set([...best(allTrials), ...best(allTrials.slice(0, firstTrials))]);
  return [...bestTrials].map((trial) => write(dag, device, router, trial));
}

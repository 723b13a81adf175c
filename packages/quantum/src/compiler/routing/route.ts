import { type Circuit, isTwoQubit } from "../../circuit/gate.ts";
import { integer, type Random, seeded, shuffle } from "../../random.ts";
import { range } from "../../range.ts";
import type { Coupling } from "../coupling.ts";
import { type BlockDag, blockDag } from "./dag.ts";
import { depthFirst, embed } from "./embedding.ts";
import { type FixedPlaces, type Routed, RouteWriter, withFixed } from "./routed.ts";
import { Router } from "./router.ts";
import type { Weights } from "./swap-heuristic.ts";

/** Trials before the first one that starts where a good one ended, so that there are several to choose from. */
const FIRST_TRIALS = 6;
/** How many of the best trials others start from, in turn, so that not all improve the same one. */
const POOL = 4;

/** A route that takes more than the best by this factor is not kept: to finish it takes time, and it hardly ever wins. */
const MAX_KEPT_COST = 1.06;

/**
 * Weights are drawn for each trial, because it depends on the circuit which ones suit. What has worked best so far is
 * likelier.
 */
export function randomWeights(random: Random, best?: Trial): Weights {
  const keepsOrder = random() < 0.5;
  return {
    window: 10 + integer(random, 30),
    ahead: 0.2 + 0.8 * random(),
    fading: 0.88 + 0.12 * random(),
    price: (random() < 0.25 ? 1 : 0.4) * random(),
    decay: 0.03 * random(),
    keepsOrder: random() < 0.5 ? keepsOrder : (best?.weights.keepsOrder ?? keepsOrder),
  };
}

/** Program qubits one beside the other, on a walk from a random place that goes to the ends of the device first. */
function randomLayout({ neighbors, size }: Coupling, random: Random): number[] {
  const start = integer(random, size);
  const shuffled = neighbors.map((places) => shuffle([...places], random));
  return depthFirst(shuffled, [start]);
}

/** Two qubits of each gate on two, each pair once. */
function pairsOf({ operations }: Circuit) {
  const pairs = new Map<string, readonly [number, number]>();
  for (const { qubits } of operations.filter(isTwoQubit)) {
    const [a, b] = [Math.min(...qubits), Math.max(...qubits)];
    pairs.set(`${a},${b}`, [a, b]);
  }
  return [...pairs.values()];
}

interface Trial {
  cost: number;
  /** Where the qubits begin and end. */
  layout: Int16Array;
  output: Int16Array;
  weights: Weights;
  seed: number;
}

/** A pass forward; before it, passes backward and forward as many, each from where the last one ended. */
function runTrial(
  router: Router,
  weights: Weights,
  random: Random,
  { rounds, fixed }: { rounds: number; fixed: FixedPlaces },
): Trial {
  let best: Trial | undefined;
  for (let round = 0; round <= rounds; round++) {
    if (round > 0) router.run(true, weights, random);
    router.setLayout(withFixed(router.layout, fixed));
    const layout = router.layout.slice();
    const seed = Math.floor(random() * 2 ** 32);
    const cost = router.run(false, weights, seeded(seed));
    if (best === undefined || cost < best.cost) {
      best = { cost, layout, output: router.layout.slice(), weights, seed };
    }
  }
  return best as Trial;
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

/** The most trials, and the work after which none begins beyond the least number of them. */
export interface Budget {
  trials: number;
  leastTrials?: number;
  /** In blocks that the router looks at: the same on every machine. */
  work?: number;
}

interface RouteOptions extends Budget {
  seed: number;
  /** How many of the best routes are kept. */
  keep: number;
  /** Where some qubits have to begin. */
  fixed?: FixedPlaces;
  /** Keeps as many within this budget too, so that a level never loses what a lower one finds. */
  first?: Budget;
  /** Keeps each route that was among the best when it was found, so that more trials never lose what fewer find. */
  keepsRecords?: boolean;
}

function isWithin({ trials, leastTrials = 1, work = Number.POSITIVE_INFINITY }: Budget) {
  return (trial: number, { work: used }: Router) =>
    trial < trials && (trial < leastTrials || used < work);
}

/** The best routes of several seeded trials, cheapest first. Gates have at most two qubits. */
export function searchRoutes(circuit: Circuit, device: Coupling, options: RouteOptions): Routed[] {
  const { seed, keep, fixed = [], first = { trials: 0 }, keepsRecords = false } = options;
  const [isIncluded, isFirst] = [isWithin(options), isWithin(first)];
  const dag = blockDag(circuit);
  const router = new Router(dag, device);
  // Many programs are written along a line already, or embed as a whole.
  const starts = [range(device.size), embed(pairsOf(circuit), device)];
  const best: Trial[] = [];
  const firstBest: Trial[] = [];
  const records = new Set<Trial>();
  const isOver = () => best.length > 0 && best[0].cost <= router.leastCost;
  for (let k = 0; isIncluded(k, router) && !isOver(); k++) {
    const isOfFirst = isFirst(k, router);
    const random = seeded((seed * 7919 + k) >>> 0);
    const weights = randomWeights(random, best[0]);
    const isRefined = k >= FIRST_TRIALS && k % 2 === 1;
    const refined = best[(k >> 1) % Math.min(POOL, best.length)];
    router.setLayout(isRefined ? refined.output : (starts[k] ?? randomLayout(device, random)));
    if (isRefined) router.run(true, weights, random);
    const trial = runTrial(router, weights, random, { rounds: isRefined ? 0 : 1, fixed });
    if (insert(best, trial) < keep && keepsRecords) records.add(trial);
    if (isOfFirst) insert(firstBest, trial);
  }
  const kept = (trials: readonly Trial[]) =>
    trials.slice(0, keep).filter(({ cost }) => cost <= MAX_KEPT_COST * trials[0].cost);
  return [...new Set([...records, ...kept(best), ...kept(firstBest)])]
    .sort((a, b) => a.cost - b.cost)
    .map((trial) => write(dag, device, router, trial));
}

/** Inserts by cost, behind equals, unless one from and to the same places is there; returns the rank. */
function insert(trials: Trial[], trial: Trial): number {
  const rank = trials.findLastIndex(({ cost }) => cost <= trial.cost) + 1;
  const isSame = (a: Int16Array, b: Int16Array) => a.every((place, qubit) => place === b[qubit]);
  for (let k = rank - 1; k >= 0 && trials[k].cost === trial.cost; k--) {
    const { layout, output } = trials[k];
    if (isSame(layout, trial.layout) && isSame(output, trial.output))
      return Number.POSITIVE_INFINITY;
  }
  trials.splice(rank, 0, trial);
  return rank;
}

import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { range } from "../range.ts";
import {
  type Candidate,
  candidateOf,
  candidatesOf,
  cheapest,
  permuteOutput,
  regroupedCandidates,
  relocated,
  sourceCandidates,
  withSchedules,
} from "./candidates.ts";
import { type CompileOptions, checkOptions, efforts } from "./compile-options.ts";
import { type Coupling, checkFits } from "./coupling.ts";
import { cxOf, ladderVariants, logicalVariants } from "./logical.ts";
import { successOf, withoutPoorCouplings } from "./losses.ts";
import { cancel } from "./passes/cancel.ts";
import type { KnownGroups } from "./passes/groups.ts";
import type { PermutedCircuit } from "./passes/swaps.ts";
import { type Budget, searchRoutes } from "./routing/route.ts";
import type { Routed } from "./routing/routed.ts";
import { withFreeQubits } from "./synthesis/controlled-phases.ts";
import { searchPathSum } from "./synthesis/path-sum-search.ts";
import { resynthesizeGadgets } from "./synthesis/pauli-gadgets.ts";
import { type Target, targetOf } from "./target.ts";

export type StageName =
  | "written"
  | "canceled"
  | "resynthesized"
  | "routed"
  | "fused"
  | "searched"
  | "merged";

/** The circuit after one pass. Its counts are in the basis, a SWAP three gates. */
export interface Stage {
  name: StageName;
  circuit: Circuit;
  counts: Counts;
  /** Where the program's qubits begin and end; before routing each is on the wire of its own number. */
  layout: readonly number[];
  output: readonly number[];
}

export interface Compiled extends Routed {
  basis: Basis;
  counts: Counts;
  /** The counts of the best circuit that sums over the same paths; undefined where the search did not come to its end. */
  optimum: Counts | undefined;
  /** From the circuit as written to the compiled one, pass by pass. */
  stages: readonly Stage[];
}

/**
 * The default level resynthesizes the groups of every candidate if the program has at most so many gates, otherwise only
 * those of the best: the time grows with both gates and candidates.
 */
const MAX_SMALL_GATES = 60;

/** The router only estimates what a route takes in the end, so more routes are tried of a small circuit, where each is cheap. */
function keptRoutes({ operations }: Circuit): number {
  return Math.max(3, Math.min(16, Math.round(1_000 / (operations.length + 1))));
}

/** A circuit written anew for any device, and for a line where it has a Fourier transform that the router is to route. */
interface Variants {
  logical: readonly PermutedCircuit[];
  ladders: readonly PermutedCircuit[];
}

function variantsOf(circuit: Circuit, { route }: CompileOptions): Variants {
  return { logical: logicalVariants(circuit), ladders: route ? [] : ladderVariants(circuit) };
}

/** What each variant becomes on the device along its best routes. */
function routedCandidates(
  { logical, ladders }: Variants,
  device: Coupling,
  target: Target,
  options: CompileOptions,
): Candidate[] {
  const { seed = 1, route, layout } = options;
  const { level = "default", trials } = options;
  const routedVariants = [...ladders, ...logical];
  const shareOf = (budget: Required<Budget>): Budget => ({
    trials: Math.ceil(budget.trials / routedVariants.length),
    leastTrials: Math.ceil(budget.leastTrials / routedVariants.length),
    work: budget.work / routedVariants.length,
  });
  const budget = trials
    ? { trials: Math.ceil(trials / routedVariants.length) }
    : { ...shareOf(efforts[level]), first: shareOf(efforts.fast) };
  const keepsRecords = efforts[level].regroups === "all";
  return routedVariants.flatMap((variant) => {
    const { circuit } = variant;
    const keep = keptRoutes(circuit);
    const given = { seed, keep, keepsRecords, fixed: layout, ...budget };
    return candidatesOf(variant, (route ?? searchRoutes)(circuit, device, given), target);
  });
}

interface ProgramResult extends Pick<Routed, "zeros"> {
  routed: Candidate;
  /** The routed one, or a cheaper one that a search found. */
  chosen: Candidate;
  optimum: Counts | undefined;
}

/** The cheapest candidate; a program that runs as it was written is made deeper only where that fails less. */
function compileVariants(
  variants: Variants,
  sources: readonly Candidate[],
  device: Coupling,
  target: Target,
  options: CompileOptions,
): ProgramResult {
  const { level = "default", layout } = options;
  const { states = efforts[level].states } = options;
  const { regroups } = efforts[level];
  const [variant] = variants.logical;
  const isAllowed = ({ counts, route }: Candidate) =>
    beginsAt(route, layout) &&
    (target.device.errors || sources.every((source) => counts.depth <= source.counts.depth));
  const routes = routedCandidates(variants, device, target, options);
  const placed = layout ? routes : routes.map((candidate) => relocated(candidate, target));
  const regroupsAll =
    regroups === "all" ||
    (regroups === "best" && variant.circuit.operations.length <= MAX_SMALL_GATES);
  // A schedule changes the depth alone: it may help one that loses no more than the best.
  const least = Math.min(...[...sources, ...placed.filter(isAllowed)].map(({ loss }) => loss));
  const finished = regroupsAll ? placed : placed.filter(({ loss }) => loss <= least + 1e-9);
  const candidates = [...sources, ...withSchedules(finished, target).filter(isAllowed)];
  const knownGroups: KnownGroups = new Map();
  const regroup = (candidate: Candidate) =>
    cheapest([
      candidate,
      ...regroupedCandidates(candidate, device, target, knownGroups).filter(isAllowed),
    ]);
  let best = cheapest(candidates);
  for (const candidate of regroupsAll ? candidates : []) {
    const some = regroup(candidate);
    // Thorough includes what the default level makes of any of them.
    best = cheapest([best, regroups === "all" ? regroup(some) : some]);
  }
  const routed = regroups === "none" ? best : regroup(best);
  const atMost = routed.counts.twoQubit;
  const isSearched = states > 0 && !layout;
  const found = isSearched && searchPathSum(variant.circuit, device, { states, atMost });
  if (!found) return { routed, chosen: routed, optimum: undefined };
  const fewest = candidateOf(variant, permuteOutput(variant, found), found.circuit, target);
  const chosen = cheapest([routed, ...[fewest].filter(isAllowed)]);
  return { routed, chosen, optimum: fewest.counts };
}

/** Whether the qubits begin where they must. */
function beginsAt({ layout }: Routed, wanted: CompileOptions["layout"] = []): boolean {
  return wanted.every((place, qubit) => place === undefined || place === layout[qubit]);
}

/** Compiles a circuit for a device. */
export function compile(source: Circuit, device: Coupling, options: CompileOptions = {}): Compiled {
  checkOptions(source, device, options);
  checkFits(source, device);
  const target = targetOf(device, options);
  const { basis } = target;
  const canceled = cancel(source);
  const sources = sourceCandidates(source, device, target).filter(({ route }) =>
    beginsAt(route, options.layout),
  );
  const { errors, ...plain } = device;
  const variants = variantsOf(canceled, options);
  let best = compileVariants(variants, sources, plain, target, options);
  for (const { circuit, zeros } of withFreeQubits(source, device.size)) {
    const onZeros = variantsOf(cancel(circuit), options);
    const result = compileVariants(onZeros, sources, plain, target, options);
    if (cheapest([best.chosen, result.chosen]) === result.chosen) best = { ...result, zeros };
  }
  const gadgets = resynthesizeGadgets(toBasis(canceled, "cx"), cxOf(best.routed.variant));
  const unsearched = { ...options, states: 0 };
  if (gadgets) {
    const rotations = variantsOf(gadgets, options);
    const result = compileVariants(rotations, sources, plain, target, unsearched);
    if (cheapest([best.chosen, result.chosen]) === result.chosen) best = result;
  }
  if (errors) {
    const reliable = withoutPoorCouplings(device);
    const around = compileVariants(variants, sources, reliable, target, unsearched);
    const chosen = cheapest([best.chosen, around.chosen]);
    if (chosen !== best.chosen) best = { ...best, routed: around.routed, chosen };
  }
  const stages = stagesOf(source, canceled, best, basis);
  const { layout, output } = stages[stages.length - 1];
  const { circuit } = best.chosen;
  const counts = { ...best.chosen.counts, ...successOf(circuit, device) };
  const { optimum, zeros } = best;
  return { circuit, basis, counts, layout, output, zeros, optimum, stages };
}

/** The circuit after each pass. */
function stagesOf(
  source: Circuit,
  canceled: Circuit,
  { routed, chosen }: ProgramResult,
  basis: Basis,
): Stage[] {
  const stage = (name: StageName, circuit: Circuit, places: Omit<Routed, "circuit">): Stage => ({
    name,
    circuit,
    counts: countsOf(toBasis(circuit, basis)),
    // The qubits at zero that were added are left out.
    layout: places.layout.slice(0, source.qubits),
    output: places.output.slice(0, source.qubits),
  });
  const layout = range(source.qubits);
  const unrouted = { layout, output: layout };
  return [
    stage("written", source, unrouted),
    stage("canceled", canceled, unrouted),
    stage("resynthesized", routed.variant.circuit, { layout, output: routed.variant.permutation }),
    stage("routed", routed.route.circuit, routed.route),
    stage("fused", routed.fusedCircuit, routed.route),
    ...(chosen === routed ? [] : [stage("searched", chosen.route.circuit, chosen.route)]),
    stage("merged", chosen.circuit, chosen.route),
  ];
}

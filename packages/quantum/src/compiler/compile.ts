import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { range } from "../range.ts";
import {
  type Candidate,
  candidateOf,
  candidatesOf,
  isBetter,
  permuteOutput,
  regroupedCandidates,
  sourceCandidates,
} from "./candidates.ts";
import { type Coupling, checkFits } from "./coupling.ts";
import { ladderVariants, logicalVariants } from "./logical.ts";
import { cancel } from "./passes/cancel.ts";
import type { PermutedCircuit } from "./passes/swaps.ts";
import { searchRoutes } from "./routing/route.ts";
import type { Routed } from "./routing/routed.ts";
import { withFreeQubits } from "./synthesis/controlled-phases.ts";
import { exactSynthesis } from "./synthesis/exact.ts";
import { MAX_SEARCHED_QUBITS, searchPathSum } from "./synthesis/path-sum-search.ts";

/** How much time to spend; no level is worse than the one before it. */
export type Level = "fast" | "default" | "thorough";

export interface CompileOptions {
  seed?: number;
  basis?: Basis;
  level?: Level;
  /** Trials of the router, instead of the level's. */
  trials?: number;
  /** States that the search for the optimum may visit, instead of the level's; 0 for no search. */
  states?: number;
  /** Finds routes, cheapest first: our router, unless another is to be compared with everything else the same. */
  route?: typeof searchRoutes;
  /** Whether Fourier transforms may be written along a line; otherwise the router routes them. */
  usesLadders?: boolean;
}

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
  /** The counts of the best circuit that a search covers; undefined where it did not come to its end. */
  optimum: Counts | undefined;
  /** What that search covers: every circuit that does the same, or those that sum over the same paths. */
  provedOver: "all circuits" | "the same path sum" | undefined;
  /** From the circuit as written to the compiled one, pass by pass. */
  stages: readonly Stage[];
}

interface Effort {
  /** The most trials of the router for each of several seeds. */
  trials: number;
  seeds: number;
  /** Whether groups of three qubits of the routed circuit are resynthesized. */
  usesGroups: boolean;
  /** States of the search. */
  states: number;
}

const efforts: Readonly<Record<Level, Effort>> = {
  fast: { trials: 8, seeds: 1, usesGroups: false, states: 0 },
  default: { trials: 200, seeds: 1, usesGroups: true, states: 60_000 },
  thorough: { trials: 200, seeds: 8, usesGroups: true, states: 200_000 },
};

/** Routing time grows faster than the number of gates; these budgets keep a thousand gates under a second. */
const MIN_TRIALS = 4;
const TRIALS_TIMES_GATES = 9_000;
const TRIALS_TIMES_CUBED_GATES = 3.4e9;

function trialsFor({ operations }: Circuit, maxTrials: number): number {
  const gates = operations.length + 1;
  const affordable = Math.min(TRIALS_TIMES_GATES / gates, TRIALS_TIMES_CUBED_GATES / gates ** 3);
  return Math.max(MIN_TRIALS, Math.round(Math.min(maxTrials, affordable)));
}

/** Fewer trials than this are spent on one variant instead of several. */
const FEW_TRIALS = 8;

/** Routes each variant that there are enough trials for, for each seed. */
function routedCandidates(
  program: Circuit,
  variants: readonly PermutedCircuit[],
  device: Coupling,
  options: CompileOptions,
): Candidate[][] {
  const { seed = 1, basis = "cx", route = searchRoutes, usesLadders = true } = options;
  const effort = efforts[options.level ?? "default"];
  const trials = options.trials ?? trialsFor(variants[0].circuit, effort.trials);
  const firstTrials = options.trials ? 0 : trialsFor(variants[0].circuit, efforts.fast.trials);
  const hasFewTrials = trials < FEW_TRIALS;
  const routedVariants = [
    ...(hasFewTrials ? variants.slice(-1) : variants),
    ...(usesLadders ? ladderVariants(program) : []),
  ];
  const shareOf = (total: number) => Math.ceil(total / routedVariants.length);
  const shares = { trials: shareOf(trials), firstTrials: shareOf(firstTrials) };
  const keep = hasFewTrials ? 1 : 3;
  return range(effort.seeds).map((k) =>
    routedVariants.flatMap((variant) => {
      const routes = route(variant.circuit, device, { seed: seed + k, ...shares, keep });
      return candidatesOf(variant, routes, device, basis);
    }),
  );
}

/** The circuit with the fewest CX, where an exhaustive search ends in time. */
function searchFewest(
  variant: PermutedCircuit,
  device: Coupling,
  { states, atMost, basis }: { states: number; atMost: number; basis: Basis },
): { candidate: Candidate; provedOver: Compiled["provedOver"] } | undefined {
  const exact = exactSynthesis(variant.circuit, device);
  const routed = exact ?? searchPathSum(variant.circuit, device, { states, atMost });
  return (
    routed && {
      candidate: candidateOf(variant, permuteOutput(variant, routed), routed.circuit, basis),
      provedOver: exact ? "all circuits" : "the same path sum",
    }
  );
}

interface ProgramResult {
  routed: Candidate;
  /** The routed one, or a cheaper one that a search found. */
  chosen: Candidate;
  optimum: Counts | undefined;
  provedOver: Compiled["provedOver"];
}

function cheapest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((a, b) => (isBetter(b.counts, a.counts) ? b : a));
}

/** The cheapest candidate of a program; one that runs as it was written is never made deeper. */
function compileVariants(
  program: Circuit,
  sources: readonly Candidate[],
  device: Coupling,
  options: CompileOptions,
): ProgramResult {
  const { basis = "cx", level = "default" } = options;
  const { states = efforts[level].states } = options;
  const variants = logicalVariants(program);
  const isAllowed = ({ counts }: Candidate) =>
    sources.every((source) => counts.depth <= source.counts.depth);
  // Each seed's best is resynthesized, so that more seeds are never worse than the first.
  const routed = cheapest(
    routedCandidates(program, variants, device, options).map((candidates) => {
      const route = cheapest([...sources, ...candidates.filter(isAllowed)]);
      if (!efforts[level].usesGroups) return route;
      return cheapest([route, ...regroupedCandidates(route, device, basis).filter(isAllowed)]);
    }),
  );
  const isSearched = states > 0 && device.size <= MAX_SEARCHED_QUBITS;
  const atMost = routed.counts.twoQubit;
  const fewest = isSearched
    ? searchFewest(variants[0], device, { states, atMost, basis })
    : undefined;
  const isChosen = fewest && isAllowed(fewest.candidate);
  return {
    routed,
    chosen: isChosen ? cheapest([routed, fewest.candidate]) : routed,
    optimum: fewest?.candidate.counts,
    provedOver: fewest?.provedOver,
  };
}

export function compile(source: Circuit, device: Coupling, options: CompileOptions = {}): Compiled {
  const { basis = "cx" } = options;
  checkFits(source, device);
  const canceled = cancel(source);
  const sources = sourceCandidates(source, device, basis);
  const programs = [canceled, ...withFreeQubits(source, device.size).map(cancel)];
  const best = programs
    .map((program) => compileVariants(program, sources, device, options))
    .reduce((a, b) => (isBetter(b.chosen.counts, a.chosen.counts) ? b : a));
  const stages = stagesOf(source, canceled, best, basis);
  const { layout, output } = stages[stages.length - 1];
  const { optimum, provedOver } = best;
  const { circuit, counts } = best.chosen;
  return { circuit, basis, counts, layout, output, optimum, provedOver, stages };
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

import type { DynamicProgram, Note, Step } from "@adyakshar/quantum/qasm";
import { sizeOf, withBits } from "@adyakshar/quantum/qasm";
import { type Random, seeded } from "@adyakshar/quantum/random";
import {
  createShots,
  mpsSimulator,
  type NoiseModel,
  noiseless,
  noisySimulator,
  statevectorSimulator,
  tableauSimulator,
} from "@adyakshar/quantum/simulators";
import { sum } from "#app/lib/sum.ts";
import { dynamicNotes } from "../program/words.ts";
import {
  type BlochVector,
  type Lattice,
  type Likelihood,
  type ListedOutcome,
  likelihoodRank,
  MAX_LISTED_OUTCOMES,
  MIN_PROBABILITY,
  namesOf,
} from "./read-state.ts";
import type { Method, SimulateRequest } from "./settings.ts";

export interface MethodCost {
  bytes: number;
  /** Absent where the method was not run. */
  ms?: number;
  fidelity?: number;
  /** The reason for which it cannot run this program here. */
  refused?: "clifford" | "memory" | "size";
}

export interface SimulateResult {
  qubits: number;
  /** The bits that an outcome consists of, where the program measures into bits of its own. */
  bits: readonly string[] | null;
  /** True if every shot ran the program anew. */
  isDynamic: boolean;
  method: Method;
  /** Amplitudes and single qubits, where there is a statevector to read them from. */
  lattice: Lattice | null;
  vectors: readonly BlochVector[] | null;
  /** At most eight: the likeliest, or those that fell most often. */
  outcomes: readonly ListedOutcome[];
  order: "probability" | "shots";
  costs: Record<Method, MethodCost>;
  /** The bonds that the matrix product state needed. */
  bond: number | null;
  /** Shots on each of `outcomes`. */
  counts: readonly number[];
  /** All shots so far, on other outcomes too. */
  shots: number;
  /** Different outcomes among them. */
  distinct: number;
  requestedShots: number;
  isNoisy: boolean;
  /** Under noise: shots on outcomes that the program never gives without it. */
  impossibleShots: number | null;
  notes: readonly Note[] | undefined;
}

const MAX_SHOTS_MS = 12_000;
const REPORT_INTERVAL_MS = 200;

/** Draws the shots that a result asked for, in the time there is; `ideal` is what noise departs from. */
export function sampleShots(
  result: SimulateResult,
  ideal: Likelihood | null,
  draw: () => string,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const counts = new Map<string, number>();
  const end = performance.now() + MAX_SHOTS_MS;
  let nextReport = performance.now() + REPORT_INTERVAL_MS;
  for (let shot = 0; shot < result.requestedShots; shot++) {
    const now = performance.now();
    if (now > end) break;
    if (now > nextReport) {
      report(withShots(result, ideal, counts));
      nextReport = now + REPORT_INTERVAL_MS;
    }
    const bits = draw();
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  return withShots(result, ideal, counts);
}

function withShots(
  result: SimulateResult,
  ideal: Likelihood | null,
  counts: ReadonlyMap<string, number>,
): SimulateResult {
  const outcomes =
    result.order === "shots" ? mostFallen(counts, result.outcomes, ideal) : result.outcomes;
  return {
    ...result,
    outcomes,
    counts: outcomes.map(({ bits }) => counts.get(bits) ?? 0),
    shots: sum([...counts.values()]),
    distinct: counts.size,
    impossibleShots: ideal && impossibleIn(counts, ideal),
  };
}

/** The outcomes that fell most often, also those that never should; equals stand by their likelihood, then by their bits. */
function mostFallen(
  counts: ReadonlyMap<string, number>,
  likeliest: readonly ListedOutcome[],
  ideal: Likelihood | null,
): ListedOutcome[] {
  const shotsOn = ({ bits }: ListedOutcome) => counts.get(bits) ?? 0;
  // An outcome that should fall and did not has its row too.
  return [...new Set([...counts.keys(), ...likeliest.map(({ bits }) => bits)])]
    .map((bits): ListedOutcome => (ideal ? ideal.of(bits) : { bits }))
    .sort((a, b) => shotsOn(b) - shotsOn(a) || likelihoodRank(a, b) || (a.bits < b.bits ? -1 : 1))
    .slice(0, MAX_LISTED_OUTCOMES);
}

function impossibleIn(counts: ReadonlyMap<string, number>, ideal: Likelihood): number {
  let shots = 0;
  for (const [bits, count] of counts) {
    if ((ideal.of(bits).probability ?? 0) < MIN_PROBABILITY) shots += count;
  }
  return shots;
}

/** Two-qubit gates and readings fail at the given rate, one-qubit gates ten times less often. */
export function noiseAt(rate: number): NoiseModel {
  return { ...noiseless, depolarizing1: rate / 10, depolarizing2: rate, readout: rate };
}

export function timed<T>(run: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = run();
  return { value, ms: performance.now() - start };
}

/** A program that measures, resets or decides on its way: every shot is a run of its own. */
export function simulateShots(
  source: DynamicProgram,
  request: SimulateRequest,
  emptyResult: SimulateResult,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const program = withResults(source);
  const { why, notes = [] } = source;
  const { method } = request;
  const { value: shots, ms } = timed(() => shotsOf(program, request, seeded(request.seed)));
  const first = timed(shots.next);
  const firstShots = [first.value];
  const result = {
    ...emptyResult,
    bits: namesOf(program.bits).slice(0, program.results),
    isDynamic: true,
    notes: [...notes, { ...why, text: dynamicNotes.simulated(why.text) }],
  };
  const draw = () =>
    Array.from(firstShots.pop() ?? shots.next())
      .reverse()
      .join("");
  const drawn = sampleShots(result, null, draw, report);
  const cost = { ...emptyResult.costs[method], ms: ms + first.ms, fidelity: shots.fidelity() };
  return { ...drawn, costs: { ...emptyResult.costs, [method]: cost } };
}

function shotsOf(
  program: DynamicProgram,
  { method, noise, chi }: SimulateRequest,
  random: Random,
): { next: () => Uint8Array; fidelity: () => number } {
  if (method === "stabilizer") {
    return { next: createShots(program, tableauSimulator, random), fidelity: () => 1 };
  }
  if (method === "statevector") {
    const simulator = noise > 0 ? noisySimulator(noiseAt(noise)) : statevectorSimulator;
    return { next: createShots(program, simulator, random), fidelity: () => 1 };
  }
  const mps = mpsSimulator({ maxBond: chi });
  let keptWeight = 1;
  const simulator: typeof mps = {
    ...mps,
    apply: (state, operation, chance) => {
      mps.apply(state, operation, chance);
      keptWeight = Math.min(keptWeight, state.keptWeight);
    },
  };
  return { next: createShots(program, simulator, random), fidelity: () => keptWeight };
}

/** All qubits are read at the end of a program that keeps no bits, as those of a circuit are. */
function withResults(program: DynamicProgram): DynamicProgram {
  if (program.results > 0) return program;
  const { qubits, bits, steps } = program;
  const results = sizeOf(qubits);
  const readings = Array.from(
    { length: results },
    (_, qubit): Step => ({ name: "measure", qubits: [qubit], bit: qubit }),
  );
  const movedSteps = steps.map((step) => withBits(step, (bit) => bit + results));
  return { ...program, bits: [...qubits, ...bits], steps: [...movedSteps, ...readings], results };
}

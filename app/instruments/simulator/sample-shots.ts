import { type NoiseModel, noiseless } from "@adyakshar/quantum/simulators";
import { sum } from "#app/lib/sum.ts";
import { type ListedOutcome, MIN_PROBABILITY, type SimulateResult } from "./calls.ts";
import { likelihoodRank, MAX_LISTED_OUTCOMES } from "./read-state.ts";
import type { Likelihood } from "./reading.ts";

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

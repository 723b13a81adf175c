import { type NoiseModel, noiseless, type State } from "@adyakshar/quantum/simulators";
import { type ListedOutcome, NEVER, OTHER, type SimulateResult } from "./calls.ts";
import { LISTED, listedOutcome } from "./read-state.ts";

/** In milliseconds. */
const SHOT_TIME = 12_000;

/** Draws the shots that a result asked for, in the time there is; `ideal` is the state that noise departs from. */
export function sampleShots(
  result: SimulateResult,
  ideal: State | null,
  draw: () => string,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const drawn: string[] = [];
  const end = performance.now() + SHOT_TIME;
  let tell = performance.now() + 200;
  while (drawn.length < result.requestedShots) {
    const now = performance.now();
    if (now > end) break;
    if (now > tell) {
      report(withShots(result, ideal, drawn));
      tell = now + 200;
    }
    drawn.push(draw());
  }
  return withShots(result, ideal, drawn);
}

function withShots(
  result: SimulateResult,
  ideal: State | null,
  drawn: readonly string[],
): SimulateResult {
  const counts = new Map<string, number>();
  for (const bits of drawn) counts.set(bits, (counts.get(bits) ?? 0) + 1);
  const outcomes =
    result.order === "shots" ? mostFallen(counts, result.outcomes, ideal) : result.outcomes;
  const places = new Map(outcomes.map(({ bits }, place) => [bits, place]));
  return {
    ...result,
    outcomes,
    shots: Uint8Array.from(drawn, (bits) => places.get(bits) ?? OTHER),
    impossibleShots: ideal && impossibleIn(counts, ideal),
  };
}

/** By how often they fell, those that never should have among them; equals by their likelihood and bits. */
function mostFallen(
  counts: ReadonlyMap<string, number>,
  likeliest: readonly ListedOutcome[],
  ideal: State | null,
): ListedOutcome[] {
  // An outcome that should fall and did not has its row too.
  const all = new Map([
    ...counts,
    ...likeliest.map(({ bits }) => [bits, counts.get(bits) ?? 0] as const),
  ]);
  return [...all]
    .sort(([a, fellA], [b, fellB]) => fellB - fellA || (a < b ? -1 : 1))
    .slice(0, LISTED)
    .map(([bits]) => (ideal ? listedOutcome(ideal, Number.parseInt(bits, 2)) : { bits }));
}

function impossibleIn(counts: ReadonlyMap<string, number>, ideal: State): number {
  let shots = 0;
  for (const [bits, count] of counts) {
    if ((listedOutcome(ideal, Number.parseInt(bits, 2)).probability ?? 0) < NEVER) shots += count;
  }
  return shots;
}

/** Two-qubit gates and readings fail at the given rate, one-qubit gates ten times less often. */
export function noiseAt(rate: number): NoiseModel {
  return { ...noiseless, depolarizing1: rate / 10, depolarizing2: rate, readout: rate };
}

/** From the last qubit to the first. */
export function textOf(bits: Uint8Array): string {
  return Array.from(bits).reverse().join("");
}

/** A result, and the milliseconds that it took. */
export function timed<T>(run: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = run();
  return { value, ms: performance.now() - start };
}

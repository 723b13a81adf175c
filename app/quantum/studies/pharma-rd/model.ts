import { integer, seeded, shuffle } from "@adyakshar/quantum/random";
import { nitrogenRows } from "#data/nitrogen.ts";

/** The cheap method misses a gap at one bond length, in hartree. */
export interface Sample {
  at: number;
  gap: number;
}

/** Every bond length that was solved, in ångström: the candidates of a campaign. */
export const nitrogenCurve: readonly Sample[] = nitrogenRows.map(
  ({ bondLength, energy, meanField }) => ({ at: bondLength, gap: energy - meanField }),
);

/** A smooth curve expected before any call, in hartree and ångström, and the noise of an answer. */
const prior = { spread: 0.3, reach: 0.8, noise: 1e-4 };

const kernel = (a: number, b: number): number =>
  prior.spread ** 2 * Math.exp(-(((a - b) / prior.reach) ** 2) / 2);

/** The lower factor of a symmetric positive matrix, by Cholesky. */
function factor(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j];
      for (let k = 0; k < j; k++) rest -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(rest) : rest / lower[j][j];
    }
  }
  return lower;
}

/** Forward substitution with the lower factor. */
function solveLower(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solution: number[] = [];
  for (const [i, row] of lower.entries()) {
    const known = solution.reduce((sum, value, k) => sum + row[k] * value, 0);
    solution.push((right[i] - known) / row[i]);
  }
  return solution;
}

export interface Guess {
  gap: number;
  /** One standard deviation. */
  spread: number;
}

/** Gaussian-process regression on what the solver has answered so far. */
export function surrogate(samples: readonly Sample[]): (at: number) => Guess {
  const lower = factor(
    samples.map((a, i) =>
      samples.map((b, j) => kernel(a.at, b.at) + (i === j ? prior.noise ** 2 : 0)),
    ),
  );
  const answers = solveLower(
    lower,
    samples.map(({ gap }) => gap),
  );
  return (at) => {
    const seen = solveLower(
      lower,
      samples.map((sample) => kernel(at, sample.at)),
    );
    const dot = (other: readonly number[]) =>
      seen.reduce((sum, value, k) => sum + value * other[k], 0);
    return { gap: dot(answers), spread: Math.sqrt(Math.max(0, kernel(at, at) - dot(seen))) };
  };
}

export interface Decision {
  at: number;
  gap: number;
  guess: Guess;
  /** Solved because the gate turned it away, or accepted and audited, or accepted. */
  verdict: "solved" | "audited" | "accepted";
}

/** An answer stands where one standard deviation is below this, in hartree, */
export const MAX_SPREAD = 1e-3;
/** and where the solver has answered no further away than this, in ångström. */
export const MAX_DISTANCE = 0.25;
/** One accepted answer in so many is checked by the solver: often, because the candidates are few. */
const AUDIT_INTERVAL = 4;

/** True if both tests accept the model's answer at a bond length. */
export function accepts(samples: readonly Sample[], at: number, { spread }: Guess): boolean {
  const isNear = samples.some((sample) => Math.abs(sample.at - at) <= MAX_DISTANCE);
  return isNear && spread <= MAX_SPREAD;
}

/** Every bond length of a curve as a candidate, once, in an order drawn by the seed. */
function campaign(curve: readonly Sample[], seed: number): Decision[] {
  const random = seeded(seed);
  const order = shuffle(Array.from(curve.keys()), random);
  const samples: Sample[] = [];
  return order.map((index) => {
    const { at, gap } = curve[index];
    const guess = surrogate(samples)(at);
    const isAccepted = accepts(samples, at, guess);
    const isAudited = isAccepted && integer(random, AUDIT_INTERVAL) === 0;
    const verdict = !isAccepted ? "solved" : isAudited ? "audited" : "accepted";
    if (verdict !== "accepted") samples.push({ at, gap });
    return { at, gap, guess, verdict };
  });
}

/** The model's answer is off by so many millihartree. */
export const errorOf = ({ gap, guess }: Decision): number => 1000 * Math.abs(guess.gap - gap);
/** Chemists allow this error, in millihartree. */
export const CHEMICAL_ACCURACY = 1.6;

export function outcomeOf(decisions: readonly Decision[]) {
  const of = (verdict: Decision["verdict"]) =>
    decisions.filter((decision) => decision.verdict === verdict);
  const audits = of("audited");
  return {
    /** The solver computed so many, audits included. */
    solverCalls: decisions.length - of("accepted").length,
    audits: audits.length,
    failedAudits: audits.filter((audit) => errorOf(audit) > CHEMICAL_ACCURACY),
    /** The largest error of an answer that the gate let stand, in millihartree. */
    worstError: Math.max(0, ...[...of("accepted"), ...audits].map(errorOf)),
  };
}

/** The campaign that pages report. */
export const decisions = campaign(nitrogenCurve, 1);
export const outcome = outcomeOf(decisions);

import { integer, seeded, shuffle } from "@adyakshar/quantum/random";
import { type Hamiltonian, hydrogen } from "../hydrogen.ts";
import { exactEnergy, meanFieldEnergy } from "../hydrogen-energy.ts";

/** What the cheap method misses at one bond length, in hartree. */
export interface Sample {
  at: number;
  gap: number;
}

export const gapOf = (molecule: Hamiltonian): number =>
  exactEnergy(molecule) - meanFieldEnergy(molecule);

/** A smooth curve expected before any call, in hartree and ångström, and the rounding of the tabulated coefficients. */
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

/** An answer stands where one standard deviation is below this, in hartree. */
export const MAX_SPREAD = 1e-3;
/** One accepted answer in so many is checked by the solver. */
const AUDIT_INTERVAL = 8;

/** Every bond length of the table as a candidate, once, in an order drawn by the seed. */
export function campaign(seed: number): Decision[] {
  const random = seeded(seed);
  const order = shuffle(Array.from(hydrogen.keys()), random);
  const samples: Sample[] = [];
  return order.map((index) => {
    const at = hydrogen[index].bondLength;
    const gap = gapOf(hydrogen[index]);
    const guess = surrogate(samples)(at);
    const isAccepted = guess.spread <= MAX_SPREAD;
    const isAudited = isAccepted && integer(random, AUDIT_INTERVAL) === 0;
    const verdict = !isAccepted ? "solved" : isAudited ? "audited" : "accepted";
    if (verdict !== "accepted") samples.push({ at, gap });
    return { at, gap, guess, verdict };
  });
}

export const decisions = campaign(1);
/** What the solver computed, audits included. */
export const solverCalls = decisions.filter(({ verdict }) => verdict !== "accepted");
/** The largest error of an answer that the gate let stand, in millihartree. */
export const worstError =
  1000 *
  Math.max(
    ...decisions
      .filter(({ verdict }) => verdict !== "solved")
      .map(({ gap, guess }) => Math.abs(guess.gap - gap)),
  );

/** The success probability of Brassard, Høyer, Mosca and Tapp (2002), theorem 12 with k = 1. */
export const CONFIDENCE = 8 / Math.PI ** 2;

/** The z between whose negative and itself a standard normal number lies with that confidence. */
const QUANTILE = 1.31226561;

/** The queries for which the theorem's bound on the error, 2π√(a(1 − a))/M + (π/M)², reaches ε. */
export function quantumQueries(a: number, epsilon: number): number {
  const s = Math.sqrt(a * (1 - a));
  return Math.PI / (Math.sqrt(s * s + epsilon) - s);
}

/** Each Grover iterate runs the circuit A and its inverse; M − 1 of them follow one first A. */
export function circuitRuns(queries: number): number {
  return 2 * (queries - 1) + 1;
}

/** Independent samples for an error of ε at the same confidence, by the normal limit. */
export function classicalSamples(a: number, epsilon: number): number {
  return (QUANTILE ** 2 * a * (1 - a)) / epsilon ** 2;
}

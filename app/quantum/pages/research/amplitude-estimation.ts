/** The success probability of Brassard, Høyer, Mosca and Tapp (2002), theorem 12 with k = 1. */
export const CONFIDENCE = 8 / Math.PI ** 2;

/** The theorem's bound on the error of an estimate of the probability a, M being the size of its Fourier transform. @internal */
export function errorBound(a: number, queries: number): number {
  return (2 * Math.PI * Math.sqrt(a * (1 - a))) / queries + (Math.PI / queries) ** 2;
}

/** The queries for which the bound reaches ε. */
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
  return (quantile(CONFIDENCE) ** 2 * a * (1 - a)) / epsilon ** 2;
}

/** z with P(|Z| < z) = p, by bisection on Simpson's rule. */
export function quantile(p: number): number {
  let low = 0;
  let high = 6;
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    if (centralProbability(middle) < p) low = middle;
    else high = middle;
  }
  return low;
}

function centralProbability(z: number): number {
  const slices = 200;
  const density = (t: number) => Math.exp((-t * t) / 2) / Math.sqrt(2 * Math.PI);
  const h = z / slices;
  let area = density(0) + density(z);
  for (let k = 1; k < slices; k++) area += (k % 2 === 1 ? 4 : 2) * density(k * h);
  return (2 * area * h) / 3;
}

/** The exact chance that canonical amplitude estimation with M queries errs by at most ε. @internal */
export function successProbability(a: number, queries: number, epsilon: number): number {
  const omega = Math.asin(Math.sqrt(a)) / Math.PI;
  let chance = 0;
  for (let y = 0; y < queries; y++) {
    const estimate = Math.sin((Math.PI * y) / queries) ** 2;
    if (Math.abs(estimate - a) > epsilon + 1e-12) continue;
    chance += (kernel(y / queries - omega, queries) + kernel(y / queries + omega, queries)) / 2;
  }
  return chance;
}

/** The Fejér kernel: the chance of reading y when the phase is off by δ turns. */
function kernel(delta: number, queries: number): number {
  const sine = Math.sin(Math.PI * delta);
  if (Math.abs(sine) < 1e-12) return 1;
  return Math.sin(queries * Math.PI * delta) ** 2 / (queries * sine) ** 2;
}

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959964;

/** The share of right answers that the figures of the page demand. */
export const BAR_SHARE = 0.85;

/** Wilson's score interval, 95 %, for a share of right answers. */
export function wilson(right: number, cases: number) {
  const share = right / cases;
  const shrink = 1 + Z ** 2 / cases;
  const middle = (share + Z ** 2 / (2 * cases)) / shrink;
  const reach = (Z / shrink) * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  // Rounding must not take the ends out of [0, 1].
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The chance of 0, 1, ... `cases` right answers, each right with probability `share`. */
export function binomialDistribution(cases: number, share: number): number[] {
  const odds = Math.log(share) - Math.log(1 - share);
  let log = cases * Math.log(1 - share);
  return Array.from({ length: cases + 1 }, (_, right) => {
    if (right > 0) log += Math.log((cases - right + 1) / right) + odds;
    return Math.exp(log);
  });
}

/** The right answers of `sets` equally likely evaluation sets: the quantiles of the binomial distribution. */
export function typicalSets(cases: number, share: number, sets: number): number[] {
  const chances = binomialDistribution(cases, share);
  let right = 0;
  let reached = chances[0];
  return Array.from({ length: sets }, (_, k) => {
    while (reached < (k + 0.5) / sets && right < cases) reached += chances[++right];
    return right;
  });
}

/** The chance that a set of this size puts the whole interval above the bar. */
export function power(cases: number, share: number, bar: number): number {
  return binomialDistribution(cases, share).reduce(
    (total, chance, right) => (wilson(right, cases).low > bar ? total + chance : total),
    0,
  );
}

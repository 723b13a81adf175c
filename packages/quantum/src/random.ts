export type Random = () => number;

/** Mulberry32: a seeded generator, so that one seed gives one result on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal variate, by Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function integer(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** Fisher and Yates, in place. */
export function shuffle<T extends { length: number; [index: number]: number }>(
  items: T,
  random: Random,
): T {
  for (let k = items.length - 1; k > 0; k--) {
    const other = integer(random, k + 1);
    [items[k], items[other]] = [items[other], items[k]];
  }
  return items;
}

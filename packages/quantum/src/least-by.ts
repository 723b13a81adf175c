/** The first of the items with the least cost. */
export function leastBy<T>(items: readonly T[], cost: (item: T) => number): T {
  return items.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

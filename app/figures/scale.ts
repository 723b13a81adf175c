export type Scale = (value: number) => number;
export type Interval = readonly [from: number, to: number];

export function linearScale([d0, d1]: Interval, [r0, r1]: Interval): Scale {
  return (value) => r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
}

export function logScale([d0, d1]: Interval, range: Interval): Scale {
  const scale = linearScale([Math.log(d0), Math.log(d1)], range);
  return (value) => scale(Math.log(value));
}

/** Values from `from` to `to` by `step`, both ends included, without accumulated error. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, k) => Number((from + k * step).toFixed(10)));
}

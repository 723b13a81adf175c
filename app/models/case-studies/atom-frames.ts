import { type Pair, scheduleWithReuse } from "./atom-moves.ts";

/** A ride in the deflector's tweezers; a place is a number along the array, homes and sites alike. */
export interface Ride {
  atom: number;
  from: number;
  to: number;
  isOut: boolean;
}

/** One step of the machine: rides of one deflector frame, or a pulse on the pairs that have met. */
export type AtomOperation =
  | { kind: "frame"; rides: readonly Ride[] }
  | { kind: "pulse"; pairs: readonly Pair[] };

/** Rows and columns of the deflector may neither cross nor merge: one frame keeps the order of its atoms. */
function fitsBeside(a: Ride, b: Ride): boolean {
  return (a.from - b.from) * (a.to - b.to) > 0;
}

const length = ({ from, to }: Ride): number => Math.abs(to - from);

/** Into few frames: the longest ride opens one, and all that fit beside it join, longest first. */
function packFrames(rides: readonly Ride[]): AtomOperation[] {
  const waiting = [...rides].sort((a, b) => length(b) - length(a) || a.atom - b.atom);
  const frames: Ride[][] = [];
  for (const ride of waiting) {
    const frame = frames.find((others) => others.every((other) => fitsBeside(ride, other)));
    if (frame) frame.push(ride);
    else frames.push([ride]);
  }
  return frames.map((frame) => ({ kind: "frame", rides: frame }));
}

/** Each gate alone, as the compiler of the case study does it: fetch both atoms, pulse, carry both back. */
export function oneByOne(layers: readonly (readonly Pair[])[]): AtomOperation[] {
  return layers.flat().flatMap((pair): AtomOperation[] => {
    const [low, high] = [...pair].sort((a, b) => a - b);
    const out = [low, high].map((atom, to): Ride => ({ atom, from: atom, to, isOut: true }));
    const back = out.map(
      ({ atom, from, to }): Ride => ({ atom, from: to, to: from, isOut: false }),
    );
    return [
      { kind: "frame", rides: out },
      { kind: "pulse", pairs: [pair] },
      { kind: "frame", rides: back },
    ];
  });
}

/** A layer at a time: an atom whose site is its next one stays, the others ride home and out again in shared frames. */
export function layerByLayer(layers: readonly (readonly Pair[])[]): AtomOperation[] {
  /** Two places at each site, so that a pair sits side by side. */
  const seats = new Map<number, number>();
  return scheduleWithReuse(layers).flatMap((moves, layer): AtomOperation[] => {
    const back = moves.flatMap(({ atom, from }): Ride[] => {
      const seat = seats.get(atom);
      if (from === "storage" || seat === undefined) return [];
      seats.delete(atom);
      return [{ atom, from: seat, to: atom, isOut: false }];
    });
    const out = moves
      .toSorted((a, b) => a.atom - b.atom)
      .flatMap(({ atom, to }): Ride[] => {
        if (to === "storage") return [];
        const taken = new Set(seats.values());
        const seat = taken.has(2 * to) ? 2 * to + 1 : 2 * to;
        seats.set(atom, seat);
        return [{ atom, from: atom, to: seat, isOut: true }];
      });
    const pairs = layers[layer];
    return [
      ...packFrames(back),
      ...packFrames(out),
      ...(pairs ? [{ kind: "pulse", pairs } as const] : []),
    ];
  });
}

export const ATOMS = 12;
const matching = (first: number, reach: number): Pair[] =>
  Array.from({ length: ATOMS / 2 }, (_, k) => [first + 2 * k, (first + 2 * k + reach) % ATOMS]);

/** The edges of the Franklin graph, three at each of twelve vertices, in three layers without a common vertex. */
export const layers: readonly (readonly Pair[])[] = [
  matching(0, 1),
  matching(1, 1),
  matching(0, 5),
];

export const alone = oneByOne(layers);
export const together = layerByLayer(layers);

export const ridesOf = (steps: readonly AtomOperation[]): readonly Ride[] =>
  steps.flatMap((step) => (step.kind === "frame" ? step.rides : []));

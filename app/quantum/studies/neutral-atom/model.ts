export type AtomPair = readonly [number, number];

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
  | { kind: "pulse"; pairs: readonly AtomPair[] };

/** Rows and columns of the deflector may neither cross nor merge: one frame keeps the order of its atoms. */
function fitsBeside(a: Ride, b: Ride): boolean {
  return (a.from - b.from) * (a.to - b.to) > 0;
}

const lengthOf = ({ from, to }: Ride): number => Math.abs(to - from);

/** Packs rides into few frames: the longest ride opens one, and all that fit beside it join, longest first. */
function packFrames(rides: readonly Ride[]): AtomOperation[] {
  const waiting = [...rides].sort((a, b) => lengthOf(b) - lengthOf(a) || a.atom - b.atom);
  const frames: Ride[][] = [];
  for (const ride of waiting) {
    const frame = frames.find((others) => others.every((other) => fitsBeside(ride, other)));
    if (frame) frame.push(ride);
    else frames.push([ride]);
  }
  return frames.map((frame) => ({ kind: "frame", rides: frame }));
}

/** Each gate alone, as the compiler of the case study does it: fetch both atoms, pulse, carry both back. */
export function oneByOne(layers: readonly (readonly AtomPair[])[]): AtomOperation[] {
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
export function layerByLayer(layers: readonly (readonly AtomPair[])[]): AtomOperation[] {
  /** Two places at each site, so that a pair sits side by side. */
  const seats = new Map<number, number>();
  const clear = (isLeaving: (atom: number, site: number) => boolean): AtomOperation[] => {
    const leaving = [...seats].filter(([atom, seat]) => isLeaving(atom, siteOf(seat)));
    for (const [atom] of leaving) seats.delete(atom);
    return packFrames(leaving.map(([atom, from]) => ({ atom, from, to: atom, isOut: false })));
  };
  const steps = layers.flatMap((pairs): AtomOperation[] => {
    const sites = bestSites(pairs, seats);
    const goals = new Map(pairs.flatMap((pair, k) => pair.map((atom) => [atom, sites[k]])));
    const back = clear((atom, site) => goals.get(atom) !== site);
    const out: Ride[] = [];
    for (const [atom, site] of [...goals].sort(([a], [b]) => a - b)) {
      if (seats.has(atom)) continue;
      const isTaken = [...seats.values()].includes(2 * site);
      const to = isTaken ? 2 * site + 1 : 2 * site;
      seats.set(atom, to);
      out.push({ atom, from: atom, to, isOut: true });
    }
    return [...back, ...packFrames(out), { kind: "pulse", pairs }];
  });
  return [...steps, ...clear(() => true)];
}

const siteOf = (seat: number): number => Math.floor(seat / 2);

/** A site for each pair such that most atoms stay where they are: every assignment is tried. */
function bestSites(pairs: readonly AtomPair[], seats: ReadonlyMap<number, number>): number[] {
  const byAtom = [...seats].sort(([a], [b]) => a - b);
  const occupied = [...new Set(byAtom.map(([, seat]) => siteOf(seat)))];
  const firstFree = Math.max(-1, ...occupied) + 1;
  const assign = (k: number, taken: readonly number[]): { sites: number[]; stay: number } => {
    if (k === pairs.length) return { sites: [], stay: 0 };
    const options = [...occupied.filter((site) => !taken.includes(site)), firstFree + k];
    return options
      .map((site) => {
        const rest = assign(k + 1, [...taken, site]);
        const here = pairs[k].filter((atom) => siteOf(seats.get(atom) ?? -1) === site).length;
        return { sites: [site, ...rest.sites], stay: here + rest.stay };
      })
      .reduce((best, next) => (next.stay > best.stay ? next : best));
  };
  return assign(0, []).sites;
}

export const ATOMS = 12;
const matching = (first: number, reach: number): AtomPair[] =>
  Array.from({ length: ATOMS / 2 }, (_, k) => [first + 2 * k, (first + 2 * k + reach) % ATOMS]);

/** The edges of the Franklin graph, three at each of twelve vertices, in three layers without a common vertex. */
export const layers: readonly (readonly AtomPair[])[] = [
  matching(0, 1),
  matching(1, 1),
  matching(0, 5),
];

export const gateSteps = oneByOne(layers);
export const layerSteps = layerByLayer(layers);

export const ridesOf = (steps: readonly AtomOperation[]): readonly Ride[] =>
  steps.flatMap((step) => (step.kind === "frame" ? step.rides : []));

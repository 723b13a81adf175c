export type Pair = readonly [number, number];

/** A place in the entangling zone holds one pair; storage has room for every atom. */
type Place = "storage" | number;

interface Move {
  atom: number;
  from: Place;
  to: Place;
}

/** The moves before each layer of gates, and those that clear the zone after the last. */
type Schedule = readonly (readonly Move[])[];

/** An atom that the next layer needs stays in the zone, at its site where the pairing allows. */
export function scheduleWithReuse(layers: readonly (readonly Pair[])[]): Schedule {
  const places = new Map<number, number>();
  const schedule = layers.map((pairs) => {
    const needed = new Set(pairs.flat());
    const leaving = [...places].filter(([atom]) => !needed.has(atom));
    const sites = bestSites(pairs, places);
    const moves: Move[] = leaving.map(([atom, site]) => ({ atom, from: site, to: "storage" }));
    for (const [atom] of leaving) places.delete(atom);
    for (const [k, pair] of pairs.entries()) {
      for (const atom of pair) {
        const from = places.get(atom) ?? "storage";
        if (from !== sites[k]) moves.push({ atom, from, to: sites[k] });
        places.set(atom, sites[k]);
      }
    }
    return moves;
  });
  return [...schedule, [...places].map(([atom, from]): Move => ({ atom, from, to: "storage" }))];
}

/** A site for each pair such that most atoms stay where they are: every assignment is tried. */
function bestSites(pairs: readonly Pair[], places: ReadonlyMap<number, number>): number[] {
  const occupied = [...new Set(places.values())];
  const fresh = pairs.map((_, k) => Math.max(-1, ...occupied) + 1 + k);
  const assign = (k: number, taken: readonly number[]): { sites: number[]; stay: number } => {
    if (k === pairs.length) return { sites: [], stay: 0 };
    const options = [...occupied.filter((site) => !taken.includes(site)), fresh[k]];
    return options
      .map((site) => {
        const rest = assign(k + 1, [...taken, site]);
        const here = pairs[k].filter((atom) => places.get(atom) === site).length;
        return { sites: [site, ...rest.sites], stay: here + rest.stay };
      })
      .reduce((best, next) => (next.stay > best.stay ? next : best));
  };
  return assign(0, []).sites;
}

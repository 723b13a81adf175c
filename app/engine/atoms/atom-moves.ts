export type Pair = readonly [number, number];

/** Atom moves with every pair fetched from storage and returned after its layer. */
export function movesWithoutReuse(layers: readonly (readonly Pair[])[]): number {
  return layers.reduce((total, pairs) => total + 4 * pairs.length, 0);
}

/** Atom moves when an atom that the next layer needs again stays in the entangling zone. */
export function movesWithReuse(layers: readonly (readonly Pair[])[]): number {
  let present = new Set<number>();
  let moves = 0;
  for (const pairs of layers) {
    const needed = new Set(pairs.flat());
    const arriving = [...needed].filter((atom) => !present.has(atom));
    const leaving = [...present].filter((atom) => !needed.has(atom));
    moves += arriving.length + leaving.length;
    present = needed;
  }
  return moves + present.size;
}

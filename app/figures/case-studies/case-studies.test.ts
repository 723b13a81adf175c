import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countMoves,
  type Pair,
  type Schedule,
  scheduleWithoutReuse,
  scheduleWithReuse,
} from "#app/engine/atoms/atom-moves.ts";

type Layers = readonly (readonly Pair[])[];

/** Carries the moves out: every pair must meet alone at its site, and every atom must come home. */
function replay(layers: Layers, before: (layer: number) => Schedule, after: Schedule) {
  const place = new Map<number, string | number>();
  const carry = (moves: Schedule) => {
    for (const { atom, from, to } of moves.flat()) {
      expect(place.get(atom) ?? "storage").toBe(from);
      expect(to).not.toBe(from);
      place.set(atom, to);
    }
  };
  for (const [k, pairs] of layers.entries()) {
    carry(before(k));
    for (const [a, b] of pairs) {
      expect(place.get(a)).not.toBe("storage");
      const company = [...place].filter(([, site]) => site === place.get(a)).map(([atom]) => atom);
      expect(company.sort()).toEqual([a, b].sort());
    }
  }
  carry(after);
  expect(new Set(place.values())).toEqual(new Set(["storage"]));
}

describe("atom moves", () => {
  const layer = fc
    .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 })
    .map((atoms) =>
      atoms.flatMap((atom, k): Pair[] => (k % 2 === 1 ? [[atoms[k - 1], atom]] : [])),
    );
  const circuits = fc.array(layer, { minLength: 1, maxLength: 6 });

  it("count a move between two sites of the zone, not only those from and to storage", () => {
    const layers: Layers = [
      [
        [0, 1],
        [2, 3],
      ],
      [
        [1, 2],
        [4, 5],
      ],
      [
        [2, 4],
        [3, 5],
      ],
    ];
    expect(countMoves(scheduleWithoutReuse(layers))).toEqual({
      all: 24,
      betweenZones: 24,
      withinZone: 0,
    });
    expect(countMoves(scheduleWithReuse(layers))).toEqual({
      all: 16,
      betweenZones: 14,
      withinZone: 2,
    });
    expect(countMoves(scheduleWithReuse([[[0, 1]], [[1, 0]]])).all).toBe(4);
  });

  it("bring every pair together, alone, and every atom home", () => {
    fc.assert(
      fc.property(circuits, (layers) => {
        const plain = scheduleWithoutReuse(layers);
        const home = (k: number) => (k === 0 ? [] : [plain[2 * k - 1]]);
        replay(layers, (k) => [...home(k), plain[2 * k]], home(layers.length));
        const reused = scheduleWithReuse(layers);
        replay(layers, (k) => [reused[k]], [reused[layers.length]]);
        expect(countMoves(reused).all).toBeLessThanOrEqual(countMoves(plain).all);
      }),
    );
  });
});

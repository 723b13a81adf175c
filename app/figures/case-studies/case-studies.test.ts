import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movesWithoutReuse, movesWithReuse, type Pair } from "#app/engine/atoms/atom-moves.ts";

describe("atom moves", () => {
  it("are saved for every atom that two layers in a row need", () => {
    expect(movesWithoutReuse([[[0, 1]], [[1, 2]]])).toBe(8);
    expect(movesWithReuse([[[0, 1]], [[1, 2]]])).toBe(6);
    expect(movesWithReuse([[[0, 1]], [[2, 3]]])).toBe(8);
  });

  it("are never more with reuse than without", () => {
    const layer = fc
      .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 })
      .map((atoms) =>
        atoms.flatMap((atom, k): Pair[] => (k % 2 === 1 ? [[atoms[k - 1], atom]] : [])),
      );
    fc.assert(
      fc.property(fc.array(layer, { minLength: 1, maxLength: 8 }), (layers) => {
        expect(movesWithReuse(layers)).toBeLessThanOrEqual(movesWithoutReuse(layers));
      }),
    );
  });
});

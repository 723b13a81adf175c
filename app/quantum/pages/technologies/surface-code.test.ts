import { seeded } from "@adyakshar/quantum/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chainsAt, patches, resultOf } from "./surface-code.figure.ts";
import { alarmsOf, decode, decodedPatch, failures, isLost, linksOf } from "./surface-code-patch.ts";

const patch = { columns: 9, rows: 6 };

describe("the surface code", () => {
  it("has a qubit between any two checks, and one at each end of a row", () => {
    expect(linksOf(patch)).toHaveLength(6 * 10 + 9 * 5);
  });

  it("hears nothing of failures that form a loop, and the ends of a chain", () => {
    const chain = linksOf(patch).filter(
      ([a, b]) => a[1] === 2 && b[1] === 2 && a[0] > 1 && b[0] < 6,
    );
    expect(alarmsOf(patch, chain)).toEqual([
      [2, 2],
      [5, 2],
    ]);
    expect(alarmsOf(patch, [...chain, ...chain])).toEqual([]);
  });

  it("is silent after the repair, whatever failed", () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.5, noNaN: true }), (seed, rate) => {
        const failed = failures(patch, rate, seeded(seed));
        const repaired = decode(patch, alarmsOf(patch, failed));
        expect(alarmsOf(patch, [...failed, ...repaired])).toEqual([]);
      }),
    );
  });

  it("loses its bit only along a way from side to side", () => {
    const row = linksOf(patch).filter(([a, b]) => a[1] === 0 && b[1] === 0);
    expect(alarmsOf(patch, row)).toEqual([]);
    expect(isLost(row, [])).toBe(true);
    expect(isLost(row, row)).toBe(false);
  });

  it("keeps its bit at a rate of one in a hundred, on most patches", () => {
    const lost = Array.from({ length: 50 }, (_, seed) => decodedPatch(patch, 0.01, seed).lost);
    expect(lost.filter(Boolean).length).toBeLessThan(3);
  });
});

it.each(Object.entries(patches))(
  "repairs the drawn patch, keeps its bit and lights half a loop: %s",
  (_, patch) => {
    const { failed, alarms, repaired, lost } = resultOf(patch);
    expect(alarms.length).toBeGreaterThan(50);
    expect(alarmsOf(patch, [...failed, ...repaired])).toEqual([]);
    expect(lost).toBe(false);
    const [left, top, right, bottom] = patch.litLoop;
    const litLinks = (links: typeof failed) =>
      links.filter((link) =>
        link.every(([c, r]) => c >= left && c <= right && r >= top && r <= bottom),
      );
    const half = right - left + bottom - top;
    expect([litLinks(failed).length, litLinks(repaired).length]).toEqual([half, half]);
  },
);

it("finds a chain whole from any of its checks, and none beside it", () => {
  const at = (column: number, row: number) => [column, row] as const;
  const chain = [
    [at(3, 0), at(2, 0)],
    [at(1, 0), at(2, 0)],
    [at(3, 0), at(3, 1)],
  ] as const;
  const found = chainsAt([...chain, [at(5, 0), at(6, 0)]], ([column]) => column === 1);
  expect([...found].sort()).toEqual(["1,0", "2,0", "3,0", "3,1"]);
});

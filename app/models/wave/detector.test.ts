import { seeded } from "@adyakshar/quantum/random";
import { describe, expect, it } from "vitest";
import { cells, countHits, detectorChances, sampleHits } from "./detector.ts";
import { grid, oneSlitRoom, openRoom, run } from "./double-slit.ts";

/** Of the light between two peaks, how much is missing: 1 is a dark fringe, 0 none. */
function fringeContrast(chances: readonly number[]): number {
  let contrast = 0;
  const middle = chances.map((_, k) => {
    const near = chances.slice(Math.max(0, k - 1), k + 2);
    return near.reduce((sum, chance) => sum + chance, 0) / near.length;
  });
  middle.forEach((low, k) => {
    const left = Math.max(...middle.slice(0, k + 1));
    const right = Math.max(...middle.slice(k));
    const shoulder = Math.min(left, right);
    // Dips in the faint tails carry no hits.
    if (shoulder > 0.5 * Math.max(...middle)) contrast = Math.max(contrast, 1 - low / shoulder);
  });
  return contrast;
}

describe("detector", { timeout: 120_000 }, () => {
  const two = detectorChances(run(openRoom).psi, grid);
  const one = detectorChances(run(oneSlitRoom).psi, grid);

  it("gives chances that sum to one", () => {
    for (const chances of [two, one]) {
      expect(chances).toHaveLength(cells);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  it.each([1, 2, 3, 4, 5])("counts hits that follow |psi|^2, seed %i", (seed) => {
    const count = 5000;
    const counts = countHits(sampleHits(two, count, seeded(seed)));
    // Cells with few expected hits are taken together, as the test asks.
    let [chi, degrees, expected, seen] = [0, -1, 0, 0];
    two.forEach((chance, cell) => {
      expected += chance * count;
      seen += counts[cell];
      if (expected < 8) return;
      chi += (seen - expected) ** 2 / expected;
      degrees += 1;
      expected = 0;
      seen = 0;
    });
    expect(degrees).toBeGreaterThan(20);
    // Beyond mean and four deviations lies one sample in many thousands.
    expect(chi).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees));
  });

  it("finds that other hits do not", () => {
    const counts = countHits(sampleHits(one, 5000, seeded(1)));
    const chi = two.reduce((sum, chance, cell) => {
      const expected = Math.max(1, chance * 5000);
      return sum + (counts[cell] - expected) ** 2 / expected;
    }, 0);
    expect(chi).toBeGreaterThan(1000);
  });

  it("has dark fringes behind two slits and none behind one", () => {
    expect(fringeContrast(two)).toBeGreaterThan(0.8);
    expect(fringeContrast(one)).toBeLessThan(0.1);
  });
});

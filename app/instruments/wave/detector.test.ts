import { seeded } from "@adyakshar/quantum/random";
import { describe, expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { countHits, sampleHits } from "./detector.ts";
import { densityAt, grid, liveGrid, liveWave, type Slits, steadyWave } from "./double-slit.ts";

/** Of the light between two peaks, how much is missing: 1 is a dark fringe, 0 none. */
function visibility(density: readonly number[]): number {
  const peak = Math.max(...density);
  return Math.max(
    ...density.map((low, k) => {
      const left = Math.max(...density.slice(0, k + 1));
      const shoulder = Math.min(left, Math.max(...density.slice(k)));
      // Dips in the faint tails carry no hits.
      return shoulder > 0.3 * peak ? 1 - low / shoulder : 0;
    }),
  );
}

const peaks = (density: readonly number[]): number =>
  density.filter((d, k) => d > (density[k - 1] ?? 0) && d > (density[k + 1] ?? 0)).length;

/** Half of what would have to be moved to make one distribution of the other. */
function distance(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((value, k) => Math.abs(value / sum(a) - b[k] / sum(b)))) / 2;
}

describe("detector", { timeout: 240_000 }, () => {
  const [one, two] = [steadyWave(1), steadyWave(2)];

  it("sees one hump behind one slit and five fringes behind two", () => {
    expect(peaks(one.density)).toBe(1);
    expect(visibility(one.density)).toBe(0);
    expect(peaks(two.density)).toBe(5);
    expect(visibility(two.density)).toBeGreaterThan(0.9);
  });

  it("sees the same at any moment: the stream is steady", () => {
    for (const { psi, density } of [one, two]) {
      expect(distance(densityAt(psi, grid), density)).toBeLessThan(0.001);
    }
  });

  it("shows in 30 s of motion what its line says, one slit or two", () => {
    const { psi, advance } = liveWave(2);
    const let30SecondsPass = (open: Slits) =>
      Array.from({ length: 30 }, () => {
        for (let picture = 0; picture < 20; picture++) advance(open, 1.65);
        return densityAt(psi, liveGrid);
      });
    for (const seen of let30SecondsPass(2)) {
      expect(distance(seen, two.density)).toBeLessThan(0.1);
      expect(visibility(seen)).toBeGreaterThan(0.9);
    }
    // It rests after four and a half seconds: until then the wave of the closed slit leaves.
    for (const seen of let30SecondsPass(1).slice(4)) {
      expect(distance(seen, one.density)).toBeLessThan(0.05);
      expect(visibility(seen)).toBeLessThan(0.1);
    }
  });

  it.each([1, 2, 3, 4, 5])("counts hits that follow the density, seed %i", (seed) => {
    const count = 5000;
    const total = sum(two.density);
    const none = two.density.map(() => 0);
    const counts = countHits(sampleHits(two.density, count, seeded(seed)), none);
    // Cells with few expected hits are taken together, as the test asks.
    let [chi, degrees, expected, seen] = [0, -1, 0, 0];
    two.density.forEach((value, cell) => {
      expected += (value / total) * count;
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
});

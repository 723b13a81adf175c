import { describe, expect, it } from "vitest";
import { hydrogen } from "../hydrogen.ts";
import { decisions, gapOf, surrogate, worstError } from "./surrogate.ts";

describe("the surrogate", () => {
  const samples = hydrogen
    .filter((_, k) => k % 9 === 0)
    .map((molecule) => ({ at: molecule.bondLength, gap: gapOf(molecule) }));

  it("knows nothing before a call, and what it was told after it", () => {
    expect(surrogate([])(1).gap).toBe(0);
    for (const { at, gap } of samples) {
      const guess = surrogate(samples)(at);
      expect(guess.gap).toBeCloseTo(gap, 3);
      expect(guess.spread).toBeLessThan(2e-4);
    }
  });

  it("is surer with each call, and least sure far from all", () => {
    const [few, many] = [surrogate(samples.slice(0, 2)), surrogate(samples)];
    for (const { bondLength } of hydrogen) {
      expect(many(bondLength).spread).toBeLessThanOrEqual(few(bondLength).spread + 1e-9);
    }
    expect(few(2.8).spread).toBeGreaterThan(few(0.9).spread);
    expect(few(20).spread).toBeCloseTo(surrogate([])(20).spread, 9);
  });
});

describe("the campaign on hydrogen", () => {
  it("answers each bond length once, and solves what the gate turns away", () => {
    expect(decisions.map(({ at }) => at).sort((a, b) => a - b)).toEqual(
      hydrogen.map(({ bondLength }) => bondLength),
    );
    expect(decisions[0].verdict).toBe("solved");
    const accepted = decisions.filter(({ verdict }) => verdict !== "solved");
    expect(accepted.length).toBeGreaterThan(decisions.length / 2);
  });

  it("stays within chemical accuracy and within three of its own deviations", () => {
    expect(worstError).toBeLessThan(1.6);
    for (const { gap, guess, verdict } of decisions) {
      if (verdict !== "solved") expect(Math.abs(guess.gap - gap)).toBeLessThan(3 * guess.spread);
    }
  });
});

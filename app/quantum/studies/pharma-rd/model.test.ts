import { describe, expect, it } from "vitest";
import {
  accepts,
  CHEMICAL_ACCURACY,
  decisions,
  errorOf,
  MAX_DISTANCE,
  nitrogenCurve,
  outcome,
  outcomeOf,
  surrogate,
} from "./model.ts";

describe("the surrogate", () => {
  const samples = nitrogenCurve.filter((_, k) => k % 4 === 0);

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
    for (const { at } of nitrogenCurve) {
      expect(many(at).spread).toBeLessThanOrEqual(few(at).spread + 1e-9);
    }
    expect(few(2.8).spread).toBeGreaterThan(few(0.9).spread);
    expect(few(20).spread).toBeCloseTo(surrogate([])(20).spread, 9);
  });

  it("may answer only where it is sure and the solver has been near", () => {
    const sure = { gap: 0, spread: 1e-4 };
    const samples = [{ at: 1, gap: 0 }];
    expect(accepts(samples, 1 + MAX_DISTANCE / 2, sure)).toBe(true);
    expect(accepts(samples, 1 + 2 * MAX_DISTANCE, sure)).toBe(false);
    expect(accepts(samples, 1, { gap: 0, spread: 1e-2 })).toBe(false);
    expect(accepts([], 1, sure)).toBe(false);
  });
});

describe("the campaign", () => {
  it("answers each bond length once, and solves what the gate turns away", () => {
    const lengths = decisions.map(({ at }) => at).sort((a, b) => a - b);
    expect(lengths).toEqual(nitrogenCurve.map(({ at }) => at));
    expect(decisions[0].verdict).toBe("solved");
    const accepted = decisions.filter(({ verdict }) => verdict !== "solved");
    expect(accepted.length).toBeGreaterThan(decisions.length / 3);
  });

  it("stays within chemical accuracy and within three of its own deviations", () => {
    expect(outcome.worstError).toBeLessThan(CHEMICAL_ACCURACY);
    for (const decision of decisions) {
      if (decision.verdict !== "solved") {
        expect(errorOf(decision)).toBeLessThan(3000 * decision.guess.spread);
      }
    }
  });
});

it("counts an audit that misses chemical accuracy as failed", () => {
  const audit = { at: 1, gap: 0, guess: { gap: 0.002, spread: 1e-4 }, verdict: "audited" } as const;
  expect(outcomeOf([audit]).failedAudits).toEqual([audit]);
  expect(outcomeOf([{ ...audit, guess: { gap: 0.001, spread: 1e-4 } }]).failedAudits).toEqual([]);
  expect(outcome.failedAudits.length).toBeLessThanOrEqual(outcome.audits);
});

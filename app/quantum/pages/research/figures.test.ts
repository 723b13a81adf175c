import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circuitRuns, classicalSamples, quantumQueries } from "./estimation-cost.ts";
import { budget, trackAt } from "./loop-budget.ts";

describe("the latency budget", () => {
  const microsecond = 1000;

  it("is spent exactly", () => {
    expect(budget).toBe(microsecond);
  });

  it("is drawn to scale on a track that closes", () => {
    for (let at = 0; at < microsecond; at += 10) {
      const [x1, y1] = trackAt(at).at;
      const [x2, y2] = trackAt(at + 10).at;
      // A chord is a little shorter than its bend.
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(10, 1);
    }
    const [x, y] = trackAt(microsecond).at;
    const [x0, y0] = trackAt(0).at;
    expect(Math.hypot(x - x0, y - y0)).toBeLessThan(1e-9);
  });
});

describe("amplitude estimation", () => {
  const probability = fc.double({ min: 0.01, max: 0.99, noNaN: true });

  it("asks for the queries at which the bound meets the error", () => {
    const error = fc.double({ min: 1e-6, max: 0.1, noNaN: true });
    fc.assert(
      fc.property(probability, error, (a, epsilon) => {
        const queries = quantumQueries(a, epsilon);
        const bound = (2 * Math.PI * Math.sqrt(a * (1 - a))) / queries + (Math.PI / queries) ** 2;
        expect(bound / epsilon).toBeCloseTo(1, 5);
      }),
    );
  });

  it("scales as 1/ε where sampling scales as 1/ε²", () => {
    expect(classicalSamples(0.5, 1e-5) / classicalSamples(0.5, 1e-4)).toBeCloseTo(100, 6);
    expect(quantumQueries(0.5, 1e-5) / quantumQueries(0.5, 1e-4)).toBeCloseTo(10, 2);
  });

  it("compares runs of the circuit with samples, which are one run each", () => {
    // Phase estimation with M points: one preparation, then 1 + 2 + 4 + … Grover iterates of two runs.
    for (const bits of [1, 2, 5]) {
      const iterates = Array.from({ length: bits }, (_, k) => 2 ** k).reduce((a, b) => a + b);
      expect(circuitRuns(2 ** bits)).toBe(1 + 2 * iterates);
    }
    const gain = classicalSamples(0.5, 1e-4) / circuitRuns(quantumQueries(0.5, 1e-4));
    expect(gain).toBeGreaterThan(680);
    expect(gain).toBeLessThan(690);
  });
});

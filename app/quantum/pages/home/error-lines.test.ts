import { describe, expect, it } from "vitest";
import { gainAt } from "./error-lines.ts";

describe("the gain of a circuit over a random cut", () => {
  it("is none where the phases are", () => {
    expect(gainAt(0, 0)).toBeCloseTo(0, 12);
  });

  it("is at most half the weight of an even ring", () => {
    for (const scale of [-2, -1, 1, 2]) expect(Math.abs(gainAt(scale, 0))).toBeLessThan(5.06 / 2);
  });

  it("shrinks as the error grows, and is gone where every gate depolarizes wholly", () => {
    const gains = [0, 0.01, 0.02, 0.05].map((error) => gainAt(-1.5, error));
    for (const [k, gain] of gains.entries()) if (k > 0) expect(gain).toBeLessThan(gains[k - 1]);
    expect(gainAt(-1.5, 15 / 16)).toBeCloseTo(0, 12);
  });
});

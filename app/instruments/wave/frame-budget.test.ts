import { describe, expect, it } from "vitest";
import { createFrameBudget, FIRST_PACE_INDEX, paces } from "./frame-budget.ts";

describe("frame budget", () => {
  const paceAfter = (frames: number, cost: number, gap: number) => {
    const budget = createFrameBudget();
    let pace = budget(cost, gap);
    for (let i = 1; i < frames; i++) pace = budget(cost, gap);
    return pace;
  };

  it("does all the work where that is cheap", () => {
    expect(paceAfter(200, 1, 16.7)).toBe(paces[0]);
  });

  it("keeps its pace within the limit", () => {
    expect(paceAfter(200, 4, 16.7)).toBe(paces[FIRST_PACE_INDEX]);
  });

  it("forgives a hiccup", () => {
    const budget = createFrameBudget();
    const seen = Array.from({ length: 300 }, (_, i) => budget(4, i % 20 === 0 ? 200 : 16.7));
    expect(new Set(seen)).toEqual(new Set([paces[FIRST_PACE_INDEX]]));
  });

  it("steps down when it is dear or frames are lost, and stops at last", () => {
    expect(paceAfter(80, 9, 16.7)).toBe(paces[FIRST_PACE_INDEX + 1]);
    expect(paceAfter(80, 1, 33)).toBe(paces[FIRST_PACE_INDEX + 1]);
    expect(paceAfter(400, 9, 16.7)).toBeUndefined();
  });
});

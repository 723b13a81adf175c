import { describe, expect, it } from "vitest";
import { portraitDots, portraitPath, shadeAt } from "./portrait.ts";

const left = { turn: 0, light: -0.9 };
const right = { turn: 0, light: 0.9 };

describe("drawn portrait", () => {
  it("mirrors when its light moves to the other side", () => {
    for (const [x, y] of [
      [0.1, -0.3],
      [-0.2, -0.1],
      [0.3, 0.7],
    ]) {
      expect(shadeAt(x, y, left)).toBeCloseTo(shadeAt(-x, y, right) ?? Number.NaN, 12);
    }
  });

  it("is brighter on the side of the light", () => {
    expect(shadeAt(-0.2, -0.3, left) ?? 0).toBeGreaterThan(shadeAt(0.2, -0.3, left) ?? 1);
  });

  it("leaves the ground beside the head empty", () => {
    expect(shadeAt(0.6, -0.3, left)).toBeNull();
  });

  it("keeps every dot inside its hexagon and every shade between 0 and 1", () => {
    const dots = portraitDots(left);
    expect(dots.length).toBeGreaterThan(300);
    for (const { x, y, shade } of dots) {
      expect(Math.abs(x)).toBeLessThan(Math.sqrt(3) / 2);
      expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3)).toBeLessThan(1);
      if (shade !== null) expect(shade >= 0 && shade <= 1).toBe(true);
    }
  });

  it("draws the same picture each time, and another for another sitter", () => {
    expect(portraitPath(left)).toBe(portraitPath({ ...left }));
    expect(portraitPath(left)).not.toBe(portraitPath(right));
  });
});

import { describe, expect, it } from "vitest";
import { determinants } from "#app/models/chemistry/determinants.ts";
import { usable } from "#app/models/memory.ts";
import {
  bytesOf,
  dotsOf,
  dotsOfLaptop,
  laptop,
  NUMBERS_PER_DOT,
  radii,
  rings,
  spaces,
} from "./active-space.ts";

const field = { x: 0, y: 0, pitch: 2 };

describe("active spaces", () => {
  it("fit a laptop up to 16 orbitals, as the pilot's rule says", () => {
    expect(spaces.filter((orbitals) => bytesOf(orbitals) <= usable(laptop))).toEqual([14, 16]);
    expect(dotsOf(16)).toBeLessThan(dotsOfLaptop);
    expect(dotsOf(18)).toBeGreaterThan(dotsOfLaptop);
  });

  it("are drawn with a dot for each million determinants, one around the other", () => {
    const runs = rings(field);
    let drawn = 0;
    for (const [ring, orbitals] of spaces.entries()) {
      drawn += runs.filter((run) => run.ring === ring).reduce((sum, { count }) => sum + count, 0);
      expect(drawn).toBe(dotsOf(orbitals));
      expect(Math.abs(drawn * NUMBERS_PER_DOT - determinants(orbitals))).toBeLessThan(
        NUMBERS_PER_DOT,
      );
    }
  });

  it("have areas in the ratio of their numbers", () => {
    const [small, large] = radii(field, [dotsOf(18), dotsOf(20)]);
    expect((large / small) ** 2 / (dotsOf(20) / dotsOf(18))).toBeCloseTo(1, 1);
  });
});

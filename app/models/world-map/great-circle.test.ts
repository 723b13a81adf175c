import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distance, greatCircle } from "./great-circle.ts";
import type { LonLat } from "./projection.ts";

const place: fc.Arbitrary<LonLat> = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -85, max: 85, noNaN: true }),
);

describe("great circles", () => {
  it("measure a quarter of the way round from the equator to the pole", () => {
    expect(distance([0, 0], [77, 90])).toBeCloseTo((Math.PI / 2) * 6371.0088, 6);
    expect(distance([0, 0], [180, 0])).toBeCloseTo(Math.PI * 6371.0088, 6);
  });

  it("have the same length both ways, and no shorter way by a third place", () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 6);
        expect(distance(a, b)).toBeLessThanOrEqual(distance(a, c) + distance(c, b) + 1e-6);
      }),
    );
  });

  it("are walked in equal steps that add up to the distance", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const whole = distance(a, b);
        fc.pre(whole > 1 && whole < 20_000);
        const way = greatCircle(a, b, 8);
        for (let k = 1; k < way.length; k++) {
          expect(distance(way[k - 1], way[k])).toBeCloseTo(whole / 8, 3);
        }
      }),
    );
  });
});

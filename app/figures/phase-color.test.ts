import { expect, it } from "vitest";
import { phaseColor } from "./phase-color.ts";

const STEPS = 72;
const wheel = Array.from({ length: STEPS }, (_, i) => phaseColor(i / STEPS));
const distance = (a: number, b: number) =>
  Math.hypot(...wheel[a].map((channel, i) => channel - wheel[b][i]));

it("gives every phase a color of its own, five degrees apart", () => {
  for (let a = 0; a < STEPS; a++) {
    for (let b = a + 1; b < STEPS; b++) expect(distance(a, b), `${a} and ${b}`).toBeGreaterThan(3);
  }
});

it("tells +90° from -90° and a phase from its opposite at a glance", () => {
  for (let a = 0; a < STEPS; a++) {
    expect(
      distance(a, (STEPS - a) % STEPS) > 40 || a % (STEPS / 2) < 5 || a % (STEPS / 2) > 31,
    ).toBe(true);
    expect(distance(a, (a + STEPS / 2) % STEPS)).toBeGreaterThan(60);
  }
});

it("closes without a seam", () => {
  expect(phaseColor(1)).toEqual(phaseColor(0));
  for (let a = 0; a < STEPS; a++) expect(distance(a, (a + 1) % STEPS)).toBeLessThan(40);
});

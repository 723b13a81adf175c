import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ATOMS,
  type AtomOperation,
  type AtomPair,
  layers as drawnLayers,
  gateSteps,
  layerByLayer,
  layerSteps,
  oneByOne,
  ridesOf,
} from "./model.ts";

const layer = fc
  .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 })
  .map((atoms) =>
    atoms.flatMap((atom, k): AtomPair[] => (k % 2 === 1 ? [[atoms[k - 1], atom]] : [])),
  );
const circuits = fc.array(layer, { minLength: 1, maxLength: 6 });

/** Carries the steps out: a frame keeps the order of its atoms, a pulse finds its pairs side by side, and all come home. */
function play(steps: readonly AtomOperation[]): AtomPair[] {
  const seats = new Map<number, number>();
  const done: AtomPair[] = [];
  for (const step of steps) {
    if (step.kind === "pulse") {
      for (const [a, b] of step.pairs) {
        const [low, high] = [seats.get(a) ?? -1, seats.get(b) ?? -1].sort((x, y) => x - y);
        expect(low % 2).toBe(0);
        expect(high).toBe(low + 1);
      }
      expect(seats.size).toBe(2 * step.pairs.length);
      done.push(...step.pairs);
      continue;
    }
    const order = [...step.rides].sort((a, b) => a.from - b.from).map(({ to }) => to);
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    for (const { atom, from, to, isOut } of step.rides) {
      expect(from).toBe(isOut ? atom : seats.get(atom));
      if (!isOut) {
        expect(to).toBe(atom);
        seats.delete(atom);
        continue;
      }
      expect([...seats.values()]).not.toContain(to);
      seats.set(atom, to);
    }
  }
  expect(seats.size).toBe(0);
  return done;
}

describe("frames of the deflector", () => {
  it("carry every gate out, in order, and every atom home", () => {
    fc.assert(
      fc.property(circuits, (layers) => {
        expect(play(oneByOne(layers))).toEqual(layers.flat());
        expect(play(layerByLayer(layers))).toEqual(layers.flat());
        const rides = [layerByLayer, oneByOne].map((plan) => ridesOf(plan(layers)).length);
        expect(rides[0]).toBeLessThanOrEqual(rides[1]);
      }),
    );
  });

  it("are drawn for a cubic graph", () => {
    const edges = drawnLayers.flat().map(([a, b]) => [a, b].sort((x, y) => x - y).join("-"));
    expect(new Set(edges).size).toBe((ATOMS * 3) / 2);
    for (let atom = 0; atom < ATOMS; atom++) {
      expect(drawnLayers.flat(2).filter((end) => end === atom)).toHaveLength(3);
    }
    expect(layerSteps.length).toBeLessThan(gateSteps.length / 3);
    expect(ridesOf(layerSteps).length).toBeLessThan(ridesOf(gateSteps).length);
  });
});

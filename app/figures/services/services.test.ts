import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "#app/engine/random.ts";
import { contents, merge, replay, type Write } from "#app/engine/services/crdt.ts";
import { histogram, stabilityIndex } from "#app/engine/services/drift.ts";
import { type Estimate, predict, track, update } from "#app/engine/services/kalman.ts";
import { merkleLevels, proofPath, verify } from "#app/engine/services/merkle.ts";
import { append, compact, ingest, rowsAt } from "#app/engine/services/snapshots.ts";
import { simulate } from "./iot-figure.ts";

describe("the replicated register", () => {
  const write: fc.Arbitrary<Write> = fc.record({
    replica: fc.constantFrom("a", "b", "c"),
    clock: fc.integer({ min: 0, max: 6 }),
    field: fc.constantFrom("x", "y"),
    value: fc.string({ maxLength: 3 }),
  });
  const log = fc.uniqueArray(write, { selector: (w) => `${w.replica}${w.clock}${w.field}` });

  it("reaches one state in any order, and when halves are merged either way", () => {
    fc.assert(
      fc.property(log, fc.infiniteStream(fc.nat()), fc.nat(), (writes, keys, cut) => {
        const rank = new Map(writes.map((w) => [w, keys.next().value]));
        const other = writes.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
        const expected = contents(replay(writes));
        expect(contents(replay(other))).toEqual(expected);
        const at = writes.length === 0 ? 0 : cut % writes.length;
        const [left, right] = [replay(writes.slice(0, at)), replay(writes.slice(at))];
        expect(contents(merge(left, right))).toEqual(expected);
        expect(contents(merge(right, left))).toEqual(expected);
      }),
    );
  });
});

describe("drift", () => {
  const shares = fc
    .array(fc.integer({ min: 1, max: 50 }), { minLength: 5, maxLength: 5 })
    .map((counts) => counts.map((count) => count / counts.reduce((a, b) => a + b, 0)));

  it("is zero for one distribution, positive and symmetric for two", () => {
    fc.assert(
      fc.property(shares, shares, (p, q) => {
        expect(stabilityIndex(p, p)).toBe(0);
        expect(stabilityIndex(p, q)).toBeGreaterThanOrEqual(0);
        expect(stabilityIndex(p, q)).toBeCloseTo(stabilityIndex(q, p), 12);
      }),
    );
  });

  it("counts every value once, the extremes in the outer bins", () => {
    expect(histogram([-9, 0.5, 1.5, 9], [0, 1, 2])).toEqual([0.5, 0.5]);
  });
});

describe("snapshots", () => {
  it("keep their rows through compaction and stay readable", () => {
    const table = append(append({ files: [], snapshots: 0 }, 10), 20);
    const after = compact(table);
    expect([1, 2, 3].map((snapshot) => rowsAt(after, snapshot))).toEqual([10, 30, 30]);
    const long = ingest(20, seeded(1));
    for (let snapshot = 2; snapshot <= 20; snapshot++) {
      expect(rowsAt(long, snapshot)).toBeGreaterThanOrEqual(rowsAt(long, snapshot - 1));
    }
  });
});

describe("Merkle proofs", () => {
  it("hold for every leaf, and for no other entry", () => {
    const entries = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const levels = merkleLevels(entries);
    const [root] = levels[levels.length - 1];
    for (const [leaf, entry] of entries.entries()) {
      const siblings = proofPath(levels, leaf).map((index, level) => levels[level][index]);
      expect(siblings).toHaveLength(3);
      expect(verify(entry, leaf, siblings, root)).toBe(true);
      expect(verify(`${entry}!`, leaf, siblings, root)).toBe(false);
      expect(verify(entry, leaf ^ 1, siblings, root)).toBe(false);
    }
  });
});

describe("the Kalman filter", () => {
  const model = { step: 0.1, acceleration: 0, measurement: 1 };

  it("weights a first measurement by the two variances", () => {
    const prior: Estimate = { position: 0, velocity: 0, covariance: [3, 0, 0] };
    const { position, covariance } = update(prior, 8, model);
    expect(position).toBeCloseTo(6);
    expect(covariance[0]).toBeCloseTo(0.75);
  });

  it("carries position and uncertainty along with the velocity", () => {
    const next = predict({ position: 1, velocity: 2, covariance: [1, 0, 4] }, model);
    expect(next.position).toBeCloseTo(1.2);
    expect(next.covariance[0]).toBeCloseTo(1.04);
  });

  it("converges on exact measurements of steady motion", () => {
    const line = Array.from({ length: 400 }, (_, k) => 0.3 * k);
    const last = track(line, { ...model, acceleration: 0.1 }).at(-1) ?? 0;
    expect(last).toBeCloseTo(0.3 * 399, 1);
  });

  it("is nearer to the truth than the sensor in the figure", () => {
    const { raw, error } = simulate();
    expect(error).toBeLessThan(0.6 * raw);
  });
});

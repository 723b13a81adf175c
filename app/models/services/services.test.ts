import { seeded } from "@adyakshar/quantum/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { binomialDistribution, power, typicalSets, wilson } from "./evaluation.ts";
import { type Bug, caughtAt, DEPTH, directed, randomStimuli, run } from "./fifo.ts";
import {
  append,
  compact,
  expiredFiles,
  ingest,
  liveFiles,
  megabytesAt,
  OPEN_COST,
  oldestKept,
  queryCost,
} from "./snapshots.ts";
import { countOf, updateDevice, updateFleets } from "./update.ts";

describe("scores", () => {
  it("agree with Wilson's interval as published", () => {
    // Newcombe 1998, table I: 81 of 263 is 0.2553 to 0.3662.
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it("have chances that add up, with the mean where it belongs", () => {
    for (const cases of [10, 400, 1600]) {
      const chances = binomialDistribution(cases, 0.89);
      expect(sum(chances)).toBeCloseTo(1, 9);
      expect(sum(chances.map((chance, right) => chance * right))).toBeCloseTo(cases * 0.89, 6);
    }
  });

  it("have typical sets in order, half of them at or below the median", () => {
    const sets = typicalSets(400, 0.89, 100);
    expect(sets.toSorted((a, b) => a - b)).toEqual(sets);
    expect(sum(sets) / 100).toBeCloseTo(356, 0);
  });

  it("clear the bar more often the larger the set, and never from below it", () => {
    const [small, middle, large] = [100, 400, 1600].map((cases) => power(cases, 0.89, 0.85));
    expect(small < middle && middle < large).toBe(true);
    expect(power(400, 0.85, 0.85)).toBeLessThan(0.05);
  });
});

describe("the buffer under test", () => {
  const bugs: Bug[] = ["full-late", "empty-late", "read-stuck", "write-lost"];

  it("never differs from its model without a bug, whatever comes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const cycles = run(randomStimuli(200, seeded(seed)), "none");
        expect(cycles).toHaveLength(200);
        expect(caughtAt(cycles)).toBeUndefined();
        for (const { held } of cycles) expect(held).toBeLessThanOrEqual(DEPTH);
      }),
      { numRuns: 40 },
    );
  });

  it.each(bugs)("passes the directed test with %s and fails under random traffic", (bug) => {
    expect(caughtAt(run(directed, bug))).toBeUndefined();
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(caughtAt(run(randomStimuli(400, seeded(seed)), bug))).toBeDefined();
    }
  });
});

describe("an update under power cuts", () => {
  it("ends on the new image where the power stays", () => {
    for (const scheme of ["two slots", "in place"] as const) {
      const { state, spans } = updateDevice(scheme, [], 600);
      expect(state).toBe("new");
      expect(spans.map(({ phase }) => phase)).toEqual(["write", "start", "new"]);
    }
  });

  it("resumes with two slots, and is lost in place", () => {
    const cut: [number, number][] = [[100, 130]];
    expect(updateDevice("two slots", cut, 600).state).toBe("new");
    expect(updateDevice("in place", cut, 600).state).toBe("lost");
  });

  it("goes back to the old image after three starts that were cut short", () => {
    const cuts: [number, number][] = [250, 290, 330].map((at) => [at, at + 10]);
    expect(updateDevice("two slots", cuts, 600).state).toBe("old");
    expect(updateDevice("two slots", cuts.slice(0, 2), 600).state).toBe("new");
  });

  it("covers every second once and never loses a device with two slots", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (seed, rate) => {
          const [slots, single] = updateFleets(12, rate, 720, seed);
          expect(countOf(slots, "lost")).toBe(0);
          for (const { spans } of [...slots.devices, ...single.devices]) {
            let at = 0;
            for (const { from, to } of spans) {
              expect(from).toBeCloseTo(at, 6);
              at = to;
            }
            expect(at).toBeCloseTo(720, 6);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("snapshots", () => {
  it("keep their data through compaction, at a lower cost", () => {
    const table = append(append({ files: [], snapshots: 0 }, 10), 20);
    const after = compact(table);
    expect([1, 2, 3].map((snapshot) => megabytesAt(after, snapshot))).toEqual([10, 30, 30]);
    expect(queryCost(after, 2) - queryCost(after, 3)).toBe(OPEN_COST);
  });

  it("need no file that expiry deletes", () => {
    const table = ingest(20, seeded(1));
    for (const kept of [1, 3, 7, 20]) {
      const gone = new Set(expiredFiles(table, kept));
      for (let snapshot = oldestKept(table, kept); snapshot <= 20; snapshot++) {
        for (const file of liveFiles(table, snapshot)) expect(gone.has(file)).toBe(false);
      }
      for (const file of table.files) {
        const needed = liveFiles(table, 20).includes(file);
        if (needed) expect(gone.has(file)).toBe(false);
      }
    }
    expect(expiredFiles(table, 20)).toEqual([]);
    expect(expiredFiles(table, 1).length).toBeGreaterThan(10);
  });
});

import { seeded } from "@adyakshar/quantum/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { binomialDistribution, power, typicalSets, wilson } from "./ai-ml-nlp/evaluation.ts";
import {
  liveFiles,
  loadDaily,
  OPEN_COST_MIB,
  queryCost,
  sizeOf,
} from "./cloud-big-data/table-files.ts";
import { countOf, updateDevice, updateFleets } from "./iot-embedded-robotics/update.ts";
import {
  bugs,
  CAPACITY,
  caughtAt,
  directedStimuli,
  randomStimuli,
  run,
} from "./vlsi-eda-cad/fifo.ts";

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
  it("never differs from its model without a bug, whatever comes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const cycles = run(randomStimuli(200, seeded(seed)));
        expect(cycles).toHaveLength(200);
        expect(caughtAt(cycles)).toBeUndefined();
        for (const { held } of cycles) expect(held).toBeLessThanOrEqual(CAPACITY);
      }),
      { numRuns: 40 },
    );
  });

  it.each(bugs)("passes the directed test with %s and fails under random traffic", (bug) => {
    expect(caughtAt(run(directedStimuli, bug))).toBeUndefined();
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(caughtAt(run(randomStimuli(400, seeded(seed)), bug))).toBeDefined();
    }
  });
});

describe("an update under power cuts", () => {
  it("ends on the new image where the power stays", () => {
    for (const scheme of ["two slots", "in place"] as const) {
      expect(updateDevice(scheme, [], 600).state).toBe("new");
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

  it("never loses a device with two slots", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (seed, rate) => countOf(updateFleets(12, rate, 720, seed)[0], "lost") === 0,
      ),
      { numRuns: 60 },
    );
  });
});

describe("a table that is loaded daily", () => {
  const tables = [Number.POSITIVE_INFINITY, 7, 1].map((every) => loadDaily(60, seeded(1), every));

  it("holds the same data however often it is compacted, in fewer files", () => {
    for (const day of [1, 6, 7, 30, 60]) {
      const [never, weekly, daily] = tables.map((files) => liveFiles(files, day));
      expect(sizeOf(weekly)).toBe(sizeOf(never));
      expect(sizeOf(daily)).toBe(sizeOf(never));
      expect([never.length, daily.length]).toEqual([day, 1]);
      expect(weekly).toHaveLength((day < 7 ? 0 : 1) + (day % 7));
    }
  });

  it("weighs a file by its data, and a small one as much as its opening", () => {
    const [never, weekly, daily] = tables;
    expect(queryCost(never, 30)).toBe(30 * OPEN_COST_MIB);
    expect(queryCost(daily, 30)).toBe(sizeOf(liveFiles(daily, 30)));
    expect(queryCost(weekly, 30)).toBe(sizeOf(liveFiles(never, 28)) + 2 * OPEN_COST_MIB);
  });
});

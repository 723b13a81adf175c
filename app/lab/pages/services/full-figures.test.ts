import { describe, expect, it } from "vitest";
import { expectLabelsApart } from "#app/figures/label-boxes.test-support.ts";
import type { Figure, TextMark } from "#app/figures/scene.ts";
import { wilson } from "#app/models/services/evaluation.ts";
import twentyQuestions from "./ai-ml-nlp/twenty-questions.figure.ts";
import changedHashes from "./blockchain-dlt/changed-hashes.figure.ts";
import neglect from "./cloud-big-data/neglect.figure.ts";
import fleet from "./iot-embedded-robotics/fleet.figure.ts";
import pageWeight from "./mobile-web-apps/page-weight.figure.ts";
import regression from "./vlsi-eda-cad/regression.figure.ts";

const figures: readonly [name: string, figure: Figure][] = [
  ["twenty questions", twentyQuestions],
  ["changed hashes", changedHashes],
  ["neglect", neglect],
  ["fleet", fleet],
  ["page weight", pageWeight],
  ["regression", regression],
];

/** As the style sheet sets them where each composition is shown smallest; `l` is twice as large. */
const units = { wide: 25, narrow: 13 } as const;

const settingOf =
  (unit: number) =>
  ({ size }: TextMark) => ({ size: size === "l" ? 2 * unit : unit, advance: 0.5 });

describe.each(figures)("%s", (_, { scene, narrow, finding }) => {
  it.each([
    ["wide", scene],
    ["narrow", narrow],
  ] as const)("keeps its labels inside and apart, %s", (name, view) => {
    if (!view) throw new Error("no narrow composition");
    expectLabelsApart(view, settingOf(units[name]));
  });

  it("says what it shows in at most twenty words", () => {
    expect(finding?.split(" ").length).toBeLessThanOrEqual(20);
  });
});

describe("what the large figures claim", () => {
  it("twenty questions can refuse a model and cannot accept one", () => {
    const verdicts = twentyQuestions.table.rows.map((row) => row[2]);
    expect(verdicts.filter((verdict) => verdict === "below")).toHaveLength(14);
    expect(verdicts).not.toContain("above");
    expect(wilson(13, 20).high).toBeLessThan(0.85);
    expect(wilson(14, 20).high).toBeGreaterThan(0.85);
  });

  it("a changed transfer changes one hash on every level", () => {
    for (const [, , changed] of changedHashes.table.rows) expect(changed).toBe("1");
  });

  it("a table that is never compacted costs more at every commit", () => {
    for (const [, kept, neglected] of neglect.table.rows) {
      expect(Number(neglected)).toBeGreaterThan(Number(kept));
    }
  });

  it("two slots lose no device however rare the cuts, one slot loses some", () => {
    for (const [, single, slots] of fleet.table.rows) {
      expect(Number(single)).toBeGreaterThan(0);
      expect(slots).toBe("0");
    }
  });

  it("the parts of a first visit add up", () => {
    const sizes = pageWeight.table.rows.map(([, size]) => Number(size.replace(",", "")));
    expect(sizes.slice(0, 4).reduce((sum, size) => sum + size)).toBe(sizes[4]);
    expect(sizes[5]).toBeGreaterThan(sizes[4]);
  });

  it("every run catches its bug", () => {
    expect(regression.finding).toMatch(/in (\d+) of \1 runs/);
  });
});

import { describe, expect, it } from "vitest";
import {
  bugChoices,
  type Choices,
  caseChoices,
  compactionChoices,
  cutChoices,
  leafChoices,
  photoChoices,
} from "#app/content/services/choices.ts";
import { expectLabelsApart } from "#app/figures/label-boxes.test-support.ts";
import type { Figure, TextMark } from "#app/figures/scene.ts";
import { evaluationFigure } from "./ai-ml-nlp/evaluation-by-choice.ts";
import { merkleProofFigure } from "./blockchain-dlt/merkle-proof-by-choice.ts";
import { queryCostFigure } from "./cloud-big-data/query-cost-by-choice.ts";
import { updatesFigure } from "./iot-embedded-robotics/updates-by-choice.ts";
import { syncFigure } from "./mobile-web-apps/sync-by-choice.ts";
import { seededBugFigure } from "./vlsi-eda-cad/seeded-bug-by-choice.ts";

const drawings: readonly [name: string, build: (choice?: number) => Figure, choices: Choices][] = [
  ["mobile", syncFigure, photoChoices],
  ["AI", evaluationFigure, caseChoices],
  ["cloud", queryCostFigure, compactionChoices],
  ["blockchain", merkleProofFigure, leafChoices],
  ["VLSI", seededBugFigure, bugChoices],
  ["IoT", updatesFigure, cutChoices],
];

/** The page's style sets these for each composition, where it is shown smallest. */
const units = {
  wide: { s: 17.4, m: 18.5, l: 36 },
  narrow: { s: 12, m: 13, l: 17 },
} as const;

describe.each(drawings)("the %s figure", (_, build, choices) => {
  const states = choices.options.map((_, choice) => build(choice));

  it("stands at its initial choice and shows something else at every other, in words too", () => {
    expect(build()).toEqual(states[choices.initial]);
    const scenes = states.map(({ scene }) => JSON.stringify(scene));
    expect(new Set(scenes).size).toBe(choices.options.length);
    for (const { finding } of states) {
      expect(finding).toMatch(/\.$/);
      expect(finding).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(["wide", "narrow"] as const)("keeps its labels apart and inside, %s", (composition) => {
    for (const figure of states) {
      const scene = composition === "wide" ? figure.scene : figure.narrow;
      if (!scene) throw new Error("no narrow composition");
      const settingOf = ({ size = "m" }: TextMark) => ({
        size: units[composition][size],
        advance: 0.5,
      });
      expectLabelsApart(scene, settingOf, 1);
    }
  });
});

describe("what the figures claim", () => {
  it("each choice that is a number is the one computed with, and each forgery is refused", () => {
    const firstCells = ({ table }: Figure) => table.rows.map(([cell]) => cell);
    expect(firstCells(evaluationFigure())).toEqual(caseChoices.options);
    expect(firstCells(updatesFigure())).toEqual(cutChoices.options);
    for (const [choice, amount] of leafChoices.options.entries()) {
      const claim = new RegExp(`\\b${amount}\\b.*accepted.*refused`);
      expect(merkleProofFigure(choice).finding).toMatch(claim);
    }
  });

  it("the directed test misses every seeded bug, and random traffic catches it", () => {
    for (const row of seededBugFigure().table.rows) {
      expect(row[1]).toBe("passes");
      expect(row[2]).toMatch(/^caught in cycle \d+$/);
    }
  });

  it("both photos are kept as a set, one as a field", () => {
    const kept = (choice: number) =>
      syncFigure(choice).table.rows.filter((row) => row[2] === "photo" && row[4] === "kept");
    expect([kept(0).length, kept(1).length]).toEqual([2, 1]);
  });

  it("a daily job saves less than a weekly one and rewrites more", () => {
    const [never, weekly, daily] = queryCostFigure().table.rows.map(([, files, cost, rewritten]) =>
      [files, cost, rewritten].map(Number),
    );
    expect(never[1] - weekly[1]).toBeGreaterThan(weekly[1] - daily[1]);
    expect(daily[2]).toBeGreaterThan(weekly[2]);
  });
});

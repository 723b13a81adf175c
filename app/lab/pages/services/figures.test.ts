import { describe, expect, it } from "vitest";
import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { power } from "./ai-ml-nlp/evaluation.ts";
import * as evaluation from "./ai-ml-nlp/evaluation-by-choice.ts";
import * as merkleProof from "./blockchain-dlt/merkle-proof-by-choice.ts";
import * as queryCost from "./cloud-big-data/query-cost-by-choice.ts";
import * as updates from "./iot-embedded-robotics/updates-by-choice.ts";
import * as sync from "./mobile-web-apps/sync-by-choice.ts";
import * as seededBug from "./vlsi-eda-cad/seeded-bug-by-choice.ts";

const drawings = Object.entries({ sync, evaluation, queryCost, merkleProof, seededBug, updates });

describe.each(drawings)("the figure %s", (_, { figureAt, choices }) => {
  const states = choices.options.map((_, choice) => figureAt(choice));

  it("stands at its initial choice and shows something else at every other, in words too", () => {
    expect(figureAt()).toEqual(states[choices.initial]);
    const scenes = states.map(({ scene }) => JSON.stringify(scene));
    expect(new Set(scenes).size).toBe(choices.options.length);
    for (const { finding } of states) {
      expect(finding).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe("what the figures claim", () => {
  it("each forgery is refused", () => {
    for (const [choice, amount] of merkleProof.choices.options.entries()) {
      const claim = new RegExp(`\\b${amount}\\b.*accepted.*refused`);
      expect(merkleProof.figureAt(choice).finding).toMatch(claim);
    }
  });

  it("both photos are kept as a set, one as a field", () => {
    const kept = (choice: number) =>
      sync.figureAt(choice).table.rows.filter((row) => row[2] === "photo" && row[4] === "kept");
    expect([kept(0).length, kept(1).length]).toEqual([2, 1]);
  });

  it("a daily job saves less than a weekly one and rewrites more", () => {
    const [never, weekly, daily] = queryCost
      .figureAt()
      .table.rows.map(([, files, cost, rewritten]) => [files, cost, rewritten].map(Number));
    expect(never[1] - weekly[1]).toBeGreaterThan(weekly[1] - daily[1]);
    expect(daily[2]).toBeGreaterThan(weekly[2]);
  });

  it("the cases that drive the price show their lead in nine sets of ten", () => {
    const text: string = aiMlNlp.takes.drivers["Cases to label"];
    const numbers = text.replaceAll(",", "").match(/\d+/g)?.map(Number) ?? [];
    const [fewer, better, bar, good, cases] = numbers;
    const powerOf = (count: number, score: number) => power(count, score / 100, bar / 100);
    expect(powerOf(cases, good)).toBeGreaterThanOrEqual(0.9);
    expect(powerOf(fewer, better)).toBeGreaterThanOrEqual(0.9);
    expect(powerOf(cases / 2, good)).toBeLessThan(0.9);
    expect(powerOf(fewer / 2, better)).toBeLessThan(0.9);
  });
});

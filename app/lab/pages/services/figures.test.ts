import { describe, expect, it } from "vitest";
import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import evaluation from "./ai-ml-nlp/evaluation.computed.ts";
import { power } from "./ai-ml-nlp/evaluation.ts";
import merkleProof from "./blockchain-dlt/merkle-proof.computed.ts";
import queryCost from "./cloud-big-data/query-cost.computed.ts";
import updates from "./iot-embedded-robotics/updates.computed.ts";
import sync from "./mobile-web-apps/sync.computed.ts";
import seededBug from "./vlsi-eda-cad/seeded-bug.computed.ts";

const drawings = Object.entries({ sync, evaluation, queryCost, merkleProof, seededBug, updates });

describe.each(drawings)("the figure %s", (_, { figures, options, initial }) => {
  it("shows something else at every option, in words too, and stands at one of them", () => {
    expect(figures).toHaveLength(options.length);
    expect(options[initial]).toBeDefined();
    for (const said of [
      figures.map(({ scene }) => JSON.stringify(scene)),
      figures.map(({ finding }) => finding),
    ]) {
      expect(new Set(said).size).toBe(options.length);
    }
  });
});

describe("what the figures claim", () => {
  it("each forgery is refused", () => {
    for (const [choice, amount] of merkleProof.options.entries()) {
      const claim = new RegExp(`\\b${amount}\\b.*accepted.*refused`);
      expect(merkleProof.figures[choice].finding).toMatch(claim);
    }
  });

  it("both photos are kept as a set, one as a field", () => {
    const kept = sync.figures.map(
      ({ table }) => table.rows.filter((row) => row[2] === "photo" && row[4] === "kept").length,
    );
    expect(kept).toEqual([2, 1]);
  });

  it("a daily job saves less than a weekly one and rewrites more", () => {
    const [never, weekly, daily] = queryCost.figures[0].table.rows.map(
      ([, files, cost, rewritten]) => [files, cost, rewritten].map(Number),
    );
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

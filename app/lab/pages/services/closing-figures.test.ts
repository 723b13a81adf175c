import { describe, expect, it } from "vitest";
import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { power, wilson } from "#app/models/services/evaluation.ts";
import twentyQuestions from "./ai-ml-nlp/twenty-questions.figure.ts";
import changedHashes from "./blockchain-dlt/changed-hashes.figure.ts";
import storage from "./cloud-big-data/storage.figure.ts";
import survival from "./iot-embedded-robotics/survival.figure.ts";
import pageWeight from "./mobile-web-apps/page-weight.figure.ts";
import regression from "./vlsi-eda-cad/regression.figure.ts";

describe("what the closing figures claim", () => {
  it("twenty questions can refuse a model and cannot accept one", () => {
    const verdicts = twentyQuestions.table.rows.map((row) => row[2]);
    expect(verdicts.filter((verdict) => verdict === "below")).toHaveLength(3);
    expect(verdicts).not.toContain("above");
    expect(wilson(13, 20).high).toBeLessThan(0.85);
    expect(wilson(14, 20).high).toBeGreaterThan(0.85);
  });

  it("a changed transfer changes one hash on every level", () => {
    for (const [, , changed] of changedHashes.table.rows) expect(changed).toBe("1");
  });

  it("what is stored exceeds the table, and more so if nothing expires", () => {
    for (const row of storage.table.rows.slice(1)) {
      const [, live, expired, kept] = row.map((cell) => Number(cell.replace(",", "")));
      expect(live < expired && expired < kept).toBe(true);
    }
  });

  it("two slots start every device however often power is cut, one slot loses some", () => {
    for (const [, slots, , single] of survival.table.rows) {
      expect(slots).toBe("100%");
      expect(Number.parseInt(single, 10)).toBeLessThan(100);
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

  it("the cases that drive the price show their lead in nine sets of ten", () => {
    const text: string = aiMlNlp.takes.drivers[0].text;
    const numbers = text.replaceAll(",", "").match(/\d+/g)?.map(Number) ?? [];
    const [fewer, better, bar, good, cases] = numbers;
    const powerOf = (count: number, score: number) => power(count, score / 100, bar / 100);
    expect(powerOf(cases, good)).toBeGreaterThanOrEqual(0.9);
    expect(powerOf(fewer, better)).toBeGreaterThanOrEqual(0.9);
    expect(powerOf(cases / 2, good)).toBeLessThan(0.9);
    expect(powerOf(fewer / 2, better)).toBeLessThan(0.9);
  });
});

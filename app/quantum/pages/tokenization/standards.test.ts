import { describe, expect, it } from "vitest";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { pictureFile } from "#app/figures/scene-file.ts";
import { milestones, monthOf } from "#app/models/dates.ts";
import standards from "./standards.figure.ts";
import { monthsLeft } from "./standards-months.ts";

const { scene, narrow, finding } = standards;

describe("the calendar of the standards", () => {
  it("counts the months that are left after a deadline, day by day", () => {
    const end = Date.UTC(2036, 10, 1);
    for (const date of [milestones.orderKeys, milestones.orderSignatures]) {
      const days = (end - Date.parse(date)) / 86_400_000 - 1;
      expect(monthsLeft(date)).toBe(Math.round(days / 30.4375));
    }
    expect(monthsLeft(milestones.orderKeys)).toBe(70);
    expect(finding).toContain("70 months");
  });

  it("has the days that the page tells in words", () => {
    const words = tokenizationPage.standards.rows.map(([, subject, status]) => subject + status);
    const told = (...parts: string[]) =>
      words.some((text) => parts.every((part) => text.includes(part)));
    expect(told("August 14, 2024")).toBe(true);
    expect(monthOf(milestones.draft)).toBe(2024 * 12 + 10);
    expect(told("November 2024")).toBe(true);
    expect(monthOf(milestones.checked)).toBe(2026 * 12 + 10);
    expect(told("November 2026")).toBe(true);
    expect(told("after 2030", "after 2035")).toBe(true);
  });

  it("draws a bar for each month of the ten years, those after the first date in one color", () => {
    const svg = String(pictureFile(scene).content);
    const bars = [...svg.matchAll(/<path d="([^"]+)"/g)]
      .map(([, d]) => d.split("z").length - 1)
      .filter((count) => count > 1);
    expect(bars).toEqual([50, monthsLeft(milestones.orderKeys)]);
  });

  it("has both numbers of its sentence as labels, in both compositions", () => {
    for (const view of [scene, narrow]) {
      const words = view?.marks.map((mark) => (mark.kind === "text" ? mark.text : ""));
      expect(words).toEqual(expect.arrayContaining(["70 months", "10 months"]));
    }
  });
});

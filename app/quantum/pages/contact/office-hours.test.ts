import { describe, expect, it } from "vitest";
import { covers, inUtc, minutesCovered, offsetOf } from "./office-hours.ts";

const day = { from: 9 * 60, to: 18 * 60 };

describe("office hours on one clock", () => {
  it("knows how far zones are from UTC in both seasons", () => {
    expect(offsetOf("America/Los_Angeles", "2026-07-15")).toBe(-7 * 60);
    expect(offsetOf("America/Los_Angeles", "2026-01-15")).toBe(-8 * 60);
    expect(offsetOf("Asia/Kolkata", "2026-07-15")).toBe(5.5 * 60);
    expect(offsetOf("UTC", "2026-01-15")).toBe(0);
  });

  it("carries hours over midnight", () => {
    const pacific = inUtc(day, -7 * 60);
    expect(pacific).toEqual({ from: 16 * 60, to: 25 * 60 });
    expect(covers(pacific, 30)).toBe(true);
    expect(covers(pacific, 60)).toBe(false);
    expect(covers(pacific, 16 * 60)).toBe(true);
    expect(inUtc(day, 10 * 60)).toEqual({ from: 23 * 60, to: 32 * 60 });
  });

  it("counts what several cover, and what they share", () => {
    const two = [
      { from: 0, to: 60 },
      { from: 30, to: 90 },
    ];
    expect(minutesCovered(two)).toBe(90);
    expect(minutesCovered(two, 2)).toBe(30);
    expect(minutesCovered([{ from: 1380, to: 1500 }])).toBe(120);
  });
});

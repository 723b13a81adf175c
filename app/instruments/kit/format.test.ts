import { expect, test } from "vitest";
import { duration, probabilityText, sentence } from "./format.ts";

test.each([
  [0, "< 0.1 ms"],
  [0.4, "0.4 ms"],
  [9.96, "10 ms"],
  [999.6, "1.0 s"],
])("%d ms reads %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test("a reason becomes a sentence, and stays one", () => {
  expect(["the device is in pieces", "Too long."].map(sentence)).toEqual([
    "The device is in pieces.",
    "Too long.",
  ]);
});

test("no probability reads as zero that is not", () => {
  expect([0, 0.25, 2 ** -20].map(probabilityText)).toEqual(["0.0000", "0.2500", "9.5e−7"]);
});

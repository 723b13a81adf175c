import { expect, test } from "vitest";
import { duration, exactBytes } from "./format.ts";

test.each([
  [0, "< 0.1 ms"],
  [0.4, "0.4 ms"],
  [9.96, "10 ms"],
  [999.6, "1.0 s"],
])("%d ms reads %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test("bytes are exact", () => {
  expect([1, 1216].map(exactBytes)).toEqual(["1 byte", "1,216 bytes"]);
});

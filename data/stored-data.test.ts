import { expect, it } from "vitest";
import { parseCsv, toCsv } from "./stored-data.ts";

it.each([
  { a: "", b: "1", c: "2" },
  { a: "1", b: "", c: "" },
  { a: "", b: "", c: "" },
  { a: "with, a comma", b: 'in "quotes"', c: "plain" },
])("reads the row that was written: %o", (row) => {
  expect(parseCsv(toCsv([row]))).toEqual([row]);
});

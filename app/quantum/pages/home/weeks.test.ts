import { expect, it } from "vitest";
import { weeksOf } from "./weeks.ts";

it("counts weeks, and months as thirteenths of a quarter", () => {
  expect(weeksOf("8 weeks support")).toBe(8);
  expect(weeksOf("3 months support")).toBe(13);
  expect(weeksOf("1 target workflow")).toBeUndefined();
});

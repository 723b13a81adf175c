import { expect, it } from "vitest";
import { quantumHome } from "#app/content/quantum/home.ts";
import { claimsOf, weeksOf } from "./claims.ts";

it.each(quantumHome.cases.items.map(({ result }) => result))(
  "keeps every word of: %s",
  (result) => {
    const written = claimsOf(result)
      .map(({ joint, times, text }) => `${joint}${times ? `${times}x ` : ""}${text}`)
      .join("");
    expect(written).toBe(result);
  },
);

it("finds both multiples of a double claim", () => {
  expect(claimsOf("5x fewer errors and 3x faster runs").map(({ times }) => times)).toEqual([5, 3]);
  expect(claimsOf("Zero-downtime migration")[0].times).toBeUndefined();
});

it("counts weeks, and months as thirteenths of a quarter", () => {
  expect(weeksOf("8 weeks support")).toBe(8);
  expect(weeksOf("3 months support")).toBe(13);
  expect(weeksOf("1 target workflow")).toBeUndefined();
});

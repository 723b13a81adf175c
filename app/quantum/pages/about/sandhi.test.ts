import { expect, it } from "vitest";
import { join } from "./sandhi.ts";

const joined = (a: string, b: string) =>
  join(a, b)
    .map(({ becomes }) => becomes)
    .join("");

it.each([
  ["ādi", "akṣara", "ādyakṣara"],
  ["iti", "ādi", "ityādi"],
  ["su", "āgata", "svāgata"],
  ["deva", "nāgarī", "devanāgarī"],
])("%s + %s", (a, b, word) => {
  expect(joined(a, b)).toBe(word);
});

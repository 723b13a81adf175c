import { expect, it } from "vitest";

const modules = import.meta.glob(["./*.ts", "!./*.test.ts"], { eager: true });

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const month =
  "January|February|March|April|May|June|July|August|September|October|November|December";

const rules: readonly [rule: string, broken: RegExp][] = [
  ["a curly apostrophe", /[a-z]'|'[a-z]/i],
  ["one space between words", /\S {2,}\S/],
  ["statevector, one word", /state[ -]vector/i],
  // "Back-end" is the specification's name for a side of chip design.
  ["backend, one word", /back end\b/i],
  ["email, without a hyphen", /e-mail/i],
  ["cutover, one word", /cut-over/i],
  ["dates as in November 15, 2026", new RegExp(`\\b\\d{1,2} (${month}) \\d{4}`)],
  ["American spelling", /optimis|\bgrey\b|colour|behaviour|programme\b/i],
  ["a number that agrees with its noun", /\b1 (rows|steps|weeks|gates|qubits)\b/],
];

it.each(Object.entries(modules))("%s keeps the rules of docs/edit-the-words.md", (_, module) => {
  const texts = textsOf(module);
  for (const [rule, broken] of rules) {
    expect(
      texts.filter((text) => broken.test(text)),
      rule,
    ).toEqual([]);
  }
});

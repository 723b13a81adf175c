import { expect, it } from "vitest";
import { firstThatFills } from "./fit.ts";

/** A document whose last page is filled to these shares, by the size of its text. */
function compiler(filled: Record<number, number>) {
  const asked: number[] = [];
  const compile = (scale: number) => {
    asked.push(scale);
    return { pages: 4, filled: filled[scale] ?? 0.1, scale };
  };
  return { asked, compile };
}

it("leaves a document alone whose last page is filled", () => {
  const { asked, compile } = compiler({ 1: 0.7 });
  expect(firstThatFills(compile).scale).toBe(1);
  expect(asked).toEqual([1]);
});

it("takes the nearest size in which the last page is no longer nearly empty", () => {
  const { compile } = compiler({ 0.96: 0.9, 0.94: 0.8 });
  expect(firstThatFills(compile).scale).toBe(0.96);
});

it("takes the best there is where none fills the page", () => {
  const { compile } = compiler({ 1.02: 0.2 });
  expect(firstThatFills(compile).scale).toBe(1.02);
});

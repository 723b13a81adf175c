import { describe, expect, it } from "vitest";
import { initialsOf, latticeDots } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Research", "R"],
    ["Ada Lovelace, PhD", "AL"],
    ["Ada Lovelace", "AL"],
    ["Ada King Lovelace", "AL"],
    ["Ādi", "Ā"],
  ])("of %s are %s", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe("the lattice of a portrait", () => {
  const dots = latticeDots((x) => (x > 0 ? 1 : 0));

  it("lies inside its hexagon, no place twice", () => {
    for (const { x, y } of dots) {
      expect(Math.abs(x)).toBeLessThan(Math.sqrt(3) / 2);
      expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3)).toBeLessThan(1);
    }
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length);
  });

  it("takes its ink from the letter", () => {
    for (const { x, ink } of dots) expect(ink).toBe(x > 0 ? 1 : 0);
  });
});

import { describe, expect, it } from "vitest";
import { bitsOf, bytesOf, echo } from "./echo.ts";

const bits = bitsOf("reversible");

describe("an echo", () => {
  it("returns every bit, whatever was in between", () => {
    const { rows } = echo(bits, 40);
    expect(rows).toHaveLength(81);
    expect(rows[40]).not.toEqual(bits);
    expect(rows[80]).toEqual(bits);
  });

  it("goes back through the rows that it came by", () => {
    const { rows } = echo(bits, 12);
    expect(rows.toReversed()).toEqual(rows);
  });

  it("carries a flipped bit no further than one place a layer", () => {
    const [clean, flipped] = [echo(bits, 12), echo(bits, 12, 40)];
    const wrong = flipped.rows[24].flatMap((bit, k) => (bit === clean.rows[24][k] ? [] : [k]));
    expect(wrong.length).toBeGreaterThan(1);
    for (const k of wrong) expect(Math.abs(k - 40)).toBeLessThan(12);
  });

  it("counts three gates for each qubit of a layer", () => {
    expect(echo(bits, 5).gates).toBe(3 * 80 * 5);
  });
});

it("reads back the letters that it wrote", () => {
  expect(String.fromCharCode(...bytesOf(bits))).toBe("reversible");
});

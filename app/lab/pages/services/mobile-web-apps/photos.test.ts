import { expect, it } from "vitest";
import { round } from "#app/figures/marks.ts";
import { photoCells, photoSize } from "./photos.ts";

const moves = (name: string) => [...photoCells(name).matchAll(/m(-?[\d.]+) (-?[\d.]+)/g)];

it.each(["A", "B"])("photo %s fills its frame and stays inside", (name) => {
  let [x, y] = [0, 0];
  const corners = moves(name).map(([, dx, dy]) => {
    x = round(x + Number(dx));
    y = round(y + Number(dy));
    return [x, y];
  });
  expect(corners.length).toBeGreaterThan(150);
  for (const [left, top] of corners) {
    expect(left >= 0 && left <= photoSize.width).toBe(true);
    expect(top >= 0 && top <= photoSize.height).toBe(true);
  }
});

it("two photos are two pictures, the same every time", () => {
  expect(photoCells("A")).not.toBe(photoCells("B"));
  expect(photoCells("A")).toBe(photoCells("A"));
});

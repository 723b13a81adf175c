import { expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { MOMENTS, PLACES, packetHistory } from "./two-walls.ts";

const { re, im } = packetHistory();
const row = (moment: number) =>
  Array.from({ length: PLACES }, (_, place) => {
    const i = moment * PLACES + place;
    return re[i] ** 2 + im[i] ** 2;
  });
const mean = (values: readonly number[]) => sum(values.map((p, place) => p * place)) / sum(values);

it("is one normalized state, with the same weight at every moment", () => {
  const weights = Array.from({ length: MOMENTS }, (_, moment) => sum(row(moment)));
  for (const weight of weights) expect(weight).toBeCloseTo(1 / MOMENTS, 10);
  expect(sum(weights)).toBeCloseTo(1, 10);
});

it("flies to the right wall and is thrown back", () => {
  const way = Array.from({ length: 36 }, (_, moment) => mean(row(moment)));
  const turn = way.indexOf(Math.max(...way));
  expect(way[0]).toBeLessThan(12);
  expect(way[turn]).toBeGreaterThan(45);
  expect(way[35]).toBeLessThan(way[turn] - 20);
});

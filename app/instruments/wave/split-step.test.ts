import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { addPacket, grid, liveGrid, type Packet, room } from "./double-slit.ts";
import {
  createFft2d,
  createStep,
  emptyWavefunction,
  type Grid,
  type Medium,
  type Wavefunction,
} from "./split-step.ts";
import { MOMENTS, PLACES, packetHistory } from "./two-walls.ts";

function norm({ re, im }: Wavefunction, { cell }: Grid): number {
  return re.reduce((sum, value, i) => sum + value ** 2 + im[i] ** 2, 0) * cell ** 2;
}

function evolve(
  on: Grid,
  start: Packet,
  medium: Medium,
  time: number,
  steps: number,
): Wavefunction {
  const psi = emptyWavefunction(on);
  addPacket(psi, on, start);
  const step = createStep(on, medium, time);
  for (let i = 0; i < steps; i++) step(psi);
  return psi;
}

/** The closed form of the spread of |psi|^2 after `time` of free flight. */
const spread = (sigma: number, time: number): number =>
  sigma * Math.sqrt(1 + (time / (2 * sigma * sigma)) ** 2);

/** Mean and spread of |psi|^2 along x or y. */
function moments({ re, im }: Wavefunction, on: Grid, axis: "x" | "y") {
  const place = (i: number) =>
    on.cell * (axis === "x" ? i % on.columns : Math.floor(i / on.columns));
  let [sum, first, second] = [0, 0, 0];
  re.forEach((a, i) => {
    const density = a * a + im[i] * im[i];
    sum += density;
    first += density * place(i);
    second += density * place(i) ** 2;
  });
  return { mean: first / sum, spread: Math.sqrt(second / sum - (first / sum) ** 2) };
}

describe("unitarity", () => {
  const packet: Packet = { x: 36, y: 64, sigmaX: 6, sigmaY: 14, momentum: 0.6 };
  const { potential } = room(2);

  it.each([liveGrid, grid])("keeps the norm to 1e-9, wall included: $columns", (on) => {
    const start = emptyWavefunction(on);
    addPacket(start, on, packet);
    const psi = evolve(on, packet, { potential }, 0.5, 200);
    expect(Math.abs(norm(psi, on) - norm(start, on))).toBeLessThan(1e-9);
  });

  it("loses norm where the room absorbs", () => {
    const after = norm(evolve(liveGrid, packet, room(2), 0.5, 200), liveGrid);
    expect(after).toBeGreaterThan(0.05);
    expect(after).toBeLessThan(0.95);
  });
});

it("in free flight moves with the momentum and spreads as the closed form says", () => {
  const small: Packet = { x: 50, y: 64, sigmaX: 6, sigmaY: 9, momentum: 0.45 };
  const time = 60;
  const psi = evolve(liveGrid, small, { potential: () => 0 }, time / 60, 60);
  const x = moments(psi, liveGrid, "x");
  const y = moments(psi, liveGrid, "y");
  expect(x.mean).toBeCloseTo(small.x + small.momentum * time, 4);
  expect(x.spread).toBeCloseTo(spread(small.sigmaX, time), 4);
  expect(y.mean).toBeCloseTo(small.y, 4);
  expect(y.spread).toBeCloseTo(spread(small.sigmaY, time), 4);
});

describe("a packet between two walls", () => {
  const { re, im } = packetHistory();
  const row = (moment: number) =>
    Array.from({ length: PLACES }, (_, place) => {
      const i = moment * PLACES + place;
      return re[i] ** 2 + im[i] ** 2;
    });
  const mean = (values: readonly number[]) =>
    sum(values.map((p, place) => p * place)) / sum(values);

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
});

const size = (values: Float64Array): number => values.reduce((sum, v) => sum + v * v, 0);

/** Whole numbers, so that a fault which is made smaller never drowns in the rounding. */
const fields = (length: number) => {
  const part = fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: length, maxLength: length })
    .map((values) => Float64Array.from(values));
  return fc.record({ re: part, im: part });
};

/** The sum over all points, for each bin of a grid. */
function dft({ re, im }: Wavefunction, width: number, height: number): Wavefunction {
  const out = { re: new Float64Array(re.length), im: new Float64Array(re.length) };
  for (let k = 0; k < re.length; k++) {
    for (let i = 0; i < re.length; i++) {
      const across = ((k % width) * (i % width)) / width;
      const down = (Math.floor(k / width) * Math.floor(i / width)) / height;
      const angle = -2 * Math.PI * (across + down);
      out.re[k] += re[i] * Math.cos(angle) - im[i] * Math.sin(angle);
      out.im[k] += re[i] * Math.sin(angle) + im[i] * Math.cos(angle);
    }
  }
  return out;
}

const copy = ({ re, im }: Wavefunction): Wavefunction => ({ re: re.slice(), im: im.slice() });

function distance(a: Wavefunction, b: Wavefunction): number {
  const change = (x: Float64Array, y: Float64Array) => size(x.map((v, i) => v - y[i]));
  return Math.sqrt(change(a.re, b.re) + change(a.im, b.im));
}

it.each([
  [2, 8],
  [8, 4],
])(
  "equals the direct transform of %i by %i values, and its inverse leads back",
  (width, height) => {
    const transform = createFft2d(width, height);
    const count = width * height;
    fc.assert(
      fc.property(fields(count), (field) => {
        const there = copy(field);
        transform(there, -1);
        expect(distance(there, dft(field, width, height))).toBeLessThan(1e-11);
        transform(there, 1);
        const back = { re: there.re.map((v) => v / count), im: there.im.map((v) => v / count) };
        expect(distance(back, field)).toBeLessThan(1e-12);
      }),
    );
  },
);

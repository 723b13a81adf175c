import { describe, expect, it } from "vitest";
import { dt, grid, iterations, liveGrid, openRoom, packet, room } from "./double-slit.ts";
import type { Field } from "./fft.ts";
import { addPacket, type Packet } from "./packet.ts";
import { createField, createStep, type Grid, type Medium, norm } from "./split-step.ts";

const free: Medium = { potential: () => 0 };

function evolve(on: Grid, start: Packet, medium: Medium, time: number, steps: number): Field {
  const psi = createField(on);
  addPacket(psi, on, start);
  const step = createStep(on, medium, time);
  for (let i = 0; i < steps; i++) step(psi);
  return psi;
}

/** Spread of |psi|^2 after `time` of free flight. */
const spread = (sigma: number, time: number): number =>
  sigma * Math.sqrt(1 + (time / (2 * sigma * sigma)) ** 2);

/** Mean and spread of |psi|^2 along x or y. */
function moments({ re, im }: Field, on: Grid, axis: "x" | "y") {
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
  it("keeps the norm to 1e-9 over every iteration, wall included", { timeout: 60_000 }, () => {
    const start = createField(liveGrid);
    addPacket(start, liveGrid, packet);
    const psi = evolve(liveGrid, packet, room, dt, iterations);
    expect(Math.abs(norm(psi, liveGrid) - norm(start, liveGrid))).toBeLessThan(1e-9);
  });

  it("keeps the norm to 1e-9 on the grid of the still", { timeout: 60_000 }, () => {
    const start = createField(grid);
    addPacket(start, grid, packet);
    const psi = evolve(grid, packet, room, dt, 100);
    expect(Math.abs(norm(psi, grid) - norm(start, grid))).toBeLessThan(1e-9);
  });

  it("loses norm only where the room absorbs", () => {
    const after = norm(evolve(liveGrid, packet, openRoom, 4 * dt, iterations / 4), liveGrid);
    expect(after).toBeGreaterThan(0.5);
    expect(after).toBeLessThan(0.99);
  });
});

describe("free flight", () => {
  const small: Packet = { x: 80, y: 64, sigmaX: 6, sigmaY: 9, momentum: 0.45 };
  const time = 120;
  const psi = evolve(liveGrid, small, free, time / 60, 60);

  it("moves with the momentum and spreads as the closed form says", () => {
    const x = moments(psi, liveGrid, "x");
    const y = moments(psi, liveGrid, "y");
    expect(x.mean).toBeCloseTo(small.x + small.momentum * time, 4);
    expect(x.spread).toBeCloseTo(spread(small.sigmaX, time), 4);
    expect(y.mean).toBeCloseTo(small.y, 4);
    expect(y.spread).toBeCloseTo(spread(small.sigmaY, time), 4);
  });

  it("agrees with the closed form in amplitude and phase", () => {
    const exact = createField(liveGrid);
    addPacket(exact, liveGrid, small, time);
    psi.re.forEach((v, i) => {
      expect(Math.hypot(v - exact.re[i], psi.im[i] - exact.im[i])).toBeLessThan(1e-5);
    });
  });
});

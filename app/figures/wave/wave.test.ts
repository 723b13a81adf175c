import { describe, expect, it } from "vitest";
import { createSampler } from "./dots.ts";
import { grid, liveGrid, openRoom, packet, run } from "./double-slit.ts";
import { createFrameBudget, firstPace, paces } from "./frame-budget.ts";
import { createSites } from "./lattice.ts";
import { phaseColor } from "./phase-color.ts";
import { norm } from "./split-step.ts";
import { decodeState, encodeState } from "./state-code.ts";
import { views } from "./views.ts";

describe("phase colour", () => {
  it("closes, and leaves no seam between neighbours", () => {
    expect(phaseColor(1)).toEqual(phaseColor(0));
    for (let i = 0; i < 100; i++) {
      const a = phaseColor(i / 100);
      const b = phaseColor((i + 1) / 100);
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeLessThan(30);
    }
  });
});

describe("lattice", () => {
  it.each(Object.entries(views))("%s: every dot has its neighbour at the pitch", (_, view) => {
    const sites = createSites(view);
    const [first] = sites.filter((site) => site.light > 0.5);
    const gaps = sites
      .filter((site) => site !== first)
      .map((site) => Math.hypot(site.px - first.px, site.py - first.py));
    expect(Math.min(...gaps)).toBeGreaterThan(view.pitch * 0.99);
    expect(Math.min(...gaps)).toBeLessThan(view.pitch * 1.01);
  });

  it("keeps the text's side of the picture dim", () => {
    const text = createSites(views.wide).filter((site) => site.px < 430 && !site.wall);
    expect(Math.max(...text.map((site) => site.light))).toBeLessThanOrEqual(0.12);
  });
});

describe("the state that the page goes on from", { timeout: 120_000 }, () => {
  const { psi } = run(openRoom);
  const parts = decodeState(encodeState(psi));
  parts.next();
  const live = parts.next().value;
  if (!live) throw new Error("the second part gives the state");

  it("keeps the norm and the wave on the coarser grid", () => {
    let [re, im] = [0, 0];
    live.re.forEach((a, i) => {
      const column = i % liveGrid.columns;
      const at = 2 * ((i - column) / liveGrid.columns) * grid.columns + 2 * column;
      re += a * psi.re[at] + live.im[i] * psi.im[at];
      im += a * psi.im[at] - live.im[i] * psi.re[at];
    });
    const overlap = (liveGrid.cell ** 2 * Math.hypot(re, im)) ** 2;
    expect(overlap / norm(live, liveGrid) / norm(psi, grid)).toBeGreaterThan(0.99);
    expect(norm(live, liveGrid) / norm(psi, grid)).toBeGreaterThan(0.99);
  });

  it("draws dots no larger than the lattice allows", () => {
    const { radius } = createSampler(liveGrid, createSites(views.wide), views.wide.pitch)(live);
    expect(Math.max(...radius)).toBeLessThan(views.wide.pitch / 2);
    expect(radius.filter((r) => r > 0).length).toBeGreaterThan(500);
  });

  it("starts left of the wall", () => {
    expect(packet.x + 2 * packet.sigmaX).toBeLessThan(118);
  });
});

describe("frame budget", () => {
  const paceAfter = (frames: number, cost: number, gap: number) => {
    const budget = createFrameBudget();
    let pace = budget(cost, gap);
    for (let i = 1; i < frames; i++) pace = budget(cost, gap);
    return pace;
  };

  it("does all the work where that is cheap", () => {
    expect(paceAfter(200, 1, 16.7)).toBe(paces[0]);
  });

  it("keeps its pace within the limit", () => {
    expect(paceAfter(200, 4, 16.7)).toBe(paces[firstPace]);
  });

  it("forgives a hiccup", () => {
    const budget = createFrameBudget();
    const seen = Array.from({ length: 300 }, (_, i) => budget(4, i % 20 === 0 ? 200 : 16.7));
    expect(new Set(seen)).toEqual(new Set([paces[firstPace]]));
  });

  it("steps down when it is dear or frames are lost, and stops at last", () => {
    expect(paceAfter(80, 9, 16.7)).toBe(paces[firstPace + 1]);
    expect(paceAfter(80, 1, 33)).toBe(paces[firstPace + 1]);
    expect(paceAfter(400, 9, 16.7)).toBeUndefined();
  });
});

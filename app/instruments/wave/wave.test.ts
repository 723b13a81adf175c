import { describe, expect, it } from "vitest";
import { grid, liveGrid, openRoom, packet, run } from "#app/models/wave/double-slit.ts";
import { norm } from "#app/models/wave/split-step.ts";
import { decodeState, encodeState } from "#app/models/wave/state-code.ts";
import { createSampler } from "./dots.ts";
import { createSites } from "./lattice.ts";
import { views } from "./views.ts";

describe("lattice", () => {
  it.each(Object.entries(views))("%s: every dot has its neighbor at the pitch", (_, view) => {
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

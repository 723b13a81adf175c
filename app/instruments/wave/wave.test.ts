import { describe, expect, it } from "vitest";
import { liveGrid, liveWave } from "./double-slit.ts";
import { views } from "./views.ts";
import { createSampler, createSites } from "./wave-dots.ts";

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
    const text = createSites(views.wide).filter((site) => site.px < 230);
    expect(Math.max(...text.map((site) => site.light))).toBeLessThanOrEqual(0.06);
  });
});

it("draws dots no larger than the lattice allows", () => {
  const { psi } = liveWave(2);
  const { radius } = createSampler(liveGrid, createSites(views.wide), views.wide.pitch)(psi);
  expect(Math.max(...radius)).toBeLessThan(views.wide.pitch / 2);
  expect(radius.filter((r) => r > 0).length).toBeGreaterThan(500);
});

import { describe, expect, it } from "vitest";
import { createMap, offices, PITCH, plans, wayOn } from "#app/figures/world-map/map.ts";
import type { LonLat } from "#app/models/world-map/land.ts";
import { isLand, readLand } from "#app/models/world-map/land.ts";
import miniatures, { size } from "./miniatures.data.ts";
import pictures from "./services.pictures.ts";

describe("miniatures", () => {
  const tiles = Object.entries(miniatures).map(
    ([id, drawing]) => [`the tile of ${id}`, Object.values(drawing).join(""), size, 0] as const,
  );
  const rows = Object.entries(pictures).map(
    ([id, { scene }]) => [`the row of ${id}`, `${scene.image?.content}`, scene, 20] as const,
  );
  it.each([...tiles, ...rows])("%s shows all of it", (_, drawn, { width, height }, margin) => {
    const starts = [...drawn.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)];
    expect(starts.length).toBeGreaterThan(3);
    for (const [, x, y] of starts) {
      expect(Number(x) >= margin && Number(x) <= width - margin).toBe(true);
      expect(Number(y) >= margin && Number(y) <= height - margin).toBe(true);
    }
  });
});

describe("land", () => {
  const land = readLand();
  it.each([
    ["Kolkata", 88.36, 22.57, true],
    ["the Sahara", 10, 23, true],
    ["Chukotka, past the date line", -175, 67, true],
    ["the middle of the Atlantic", -40, 30, false],
    ["the Pacific at Fiji's latitude", -120, -16.5, false],
    ["the Caspian Sea", 51, 40, false],
  ])("%s", (_, lon, lat, expected) => {
    expect(isLand(land, [lon, lat])).toBe(expected);
  });
});

describe.each(Object.entries(plans))("%s map", (_, plan) => {
  const map = createMap(plan);

  it("places each office on a cell of land or beside one", () => {
    for (const { at } of offices) {
      const [x, y] = map.place(at);
      const nearest = Math.min(...map.cells.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
      expect(nearest).toBeLessThan(PITCH * 1.2);
    }
  });

  it("keeps cells inside the drawing and a pitch apart", () => {
    const keys = new Set(map.cells.map(([x, y]) => `${x} ${y}`));
    expect(keys.size).toBe(map.cells.length);
    for (const [x, y] of map.cells) {
      expect(x >= PITCH / 2 && x <= map.width - PITCH / 2).toBe(true);
      expect(y > 0 && y < map.height).toBe(true);
    }
  });
});

it("the map draws every way without a leap, and one that leaves the map over its sides", () => {
  const map = createMap(plans.wide);
  const [first, ...others] = offices;
  const london: LonLat = [-0.13, 51.51];
  const [out, back] = wayOn(map, first.at, london, 24);
  expect(out.at(-1)?.[0]).toBeGreaterThan(map.width);
  expect(back[0][0]).toBeLessThan(0);
  expect(back.at(-1)?.[0]).toBeCloseTo(map.place(london)[0]);
  for (const piece of [out, back, ...others.map(({ at }) => wayOn(map, first.at, at, 24)[0])]) {
    for (const [i, [x, y]] of piece.entries()) {
      expect(y > 0 && y < map.height).toBe(true);
      if (i > 0) expect(Math.abs(x - piece[i - 1][0])).toBeLessThan(map.width / 5);
    }
  }
});

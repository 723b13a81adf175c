import { describe, expect, it } from "vitest";
import { createMap, offices, PITCH, plans } from "#app/pictures/world-map.ts";
import { size } from "./draw-services.ts";
import miniatures from "./miniatures.computed.ts";
import pictures from "./services.computed.ts";

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

describe.each(Object.entries(plans))("%s map", async (_, plan) => {
  const map = await createMap(plan);

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

  it("draws each way from the first office to another one, inside the drawing", () => {
    const [first, ...others] = offices;
    for (const [k, { at }] of others.entries()) {
      const pairs = map.ways[k].match(/-?[\d.]+,-?[\d.]+/g) ?? [];
      const points = pairs.map((pair) => pair.split(",").map(Number));
      for (const [x, y] of points) {
        expect(x >= 0 && x <= map.width && y > 0 && y < map.height).toBe(true);
      }
      for (const [end, place] of [[points[0], first.at] as const, [points.at(-1), at] as const]) {
        expect(end?.map((v, k) => Math.abs(v - map.place(place)[k]) < 1)).toEqual([true, true]);
      }
    }
  });
});

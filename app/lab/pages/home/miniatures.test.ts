import { describe, expect, it } from "vitest";
import { labHome } from "#app/content/lab/home.ts";
import covers from "./covers.pictures.ts";
import miniatures, { size } from "./miniatures.data.ts";

describe("miniatures", () => {
  it("are drawn for tiles", () => {
    const shown: string[] = labHome.hero.tiles.map(({ id }) => id);
    const left = Object.keys(miniatures).filter((id) => !shown.includes(id));
    const advice = "No tile shows these: move them to a tile's id in miniatures.ts, or delete them";
    expect(left, advice).toEqual([]);
  });

  const tiles = Object.entries(miniatures).map(
    ([id, drawing]) => [`the tile of ${id}`, Object.values(drawing).join(""), size, 0] as const,
  );
  const rows = Object.entries(covers).map(
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

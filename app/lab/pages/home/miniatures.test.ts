import { describe, expect, it } from "vitest";
import { labHome } from "#app/content/lab/home.ts";
import miniatures, { size } from "./miniatures.data.ts";

describe("miniatures", () => {
  it("are drawn for tiles", () => {
    const shown: string[] = labHome.hero.tiles.map(({ id }) => id);
    const left = Object.keys(miniatures).filter((id) => !shown.includes(id));
    const advice = "No tile shows these: move them to a tile's id in miniatures.ts, or delete them";
    expect(left, advice).toEqual([]);
  });

  it.each(Object.entries(miniatures))(
    "%s stays within its frame",
    (_, { lines, running, shapes }) => {
      const starts = [...`${lines}${running}${shapes}`.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)];
      expect(starts.length).toBeGreaterThan(3);
      for (const [, x, y] of starts) {
        expect(Number(x) >= 0 && Number(x) <= size.width).toBe(true);
        expect(Number(y) >= 0 && Number(y) <= size.height).toBe(true);
      }
    },
  );
});

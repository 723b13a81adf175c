import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { viewSvg } from "./build.ts";
import { plates } from "./plates.ts";

const MOST_BYTES = 30_000;

describe.each(plates.map((build) => [build().id, build()] as const))("plate %s", (_, plate) => {
  it("says what it shows", () => {
    for (const words of [plate.finding, plate.caption]) {
      expect(words).toMatch(/\.$/);
      expect(words).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const row of plate.table.rows) expect(row).toHaveLength(plate.table.columns.length);
  });

  it.each(["wide", "narrow"] as const)("is a small file of finite numbers: %s", (name) => {
    const svg = viewSvg(plate[name]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThan(MOST_BYTES);
  });

  it.each(["wide", "narrow"] as const)("has its labels inside: %s", (name) => {
    const { width, height, labels } = plate[name];
    for (const { x, y } of labels) {
      expect(x >= 0 && x <= width).toBe(true);
      expect(y >= 10 && y <= height).toBe(true);
    }
  });
});

import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Diagram, FigureData } from "./scene.ts";
import { pictureFile, sceneSvg } from "./scene-file.ts";

/** All but the pictures of waves, which take long and have no caption of their own. */
const modules = import.meta.glob<unknown>(
  ["/app/**/*.computed.ts", "!/app/instruments/wave/*", "!**/{closing,numerals}.computed.ts"],
  { import: "default", eager: true },
);
const figures = Object.entries(modules).flatMap(([file, value]) =>
  figuresOf(value).map((figure) => [file, figure] as const),
);

/** A module computes one figure, one for each option of a choice, or something else. */
function figuresOf(value: unknown): (FigureData | Diagram)[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...("figures" in value ? [value.figures].flat() : [])].filter(isFigure);
}

function isFigure(value: unknown): value is FigureData | Diagram {
  const keys = typeof value === "object" && value ? Object.keys(value) : [];
  return keys.includes("scene") && ["caption", "finding"].some((key) => keys.includes(key));
}

/** Compressed: in a page's markup, in a small file, in one that fills a screen. */
const mostBytes = { inline: 3000, file: 5000, large: 30_000 };
/** Drawings whose text grows as they shrink have this width; others set their own sizes. */
const SMALL = 360;

const scenesOf = ({ scene, narrow }: Diagram) => (narrow ? [scene, narrow] : [scene]);

describe.each(figures)("%s", (_file, figure) => {
  it("says in words and numbers what it shows", () => {
    const { title, finding, caption } = figure;
    expect(title.length).toBeGreaterThan(20);
    expect(finding ?? caption).toBeDefined();
    expect([finding, caption].join(" ")).not.toMatch(/NaN|undefined|Infinity/);
    if (!("table" in figure)) return;
    const { table } = figure;
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    const lines = table.rows.map(String);
    const twice = lines.filter((line, k) => lines.indexOf(line) < k);
    expect(twice, "rows that the table has twice").toEqual([]);
    expect(table.rows.flat().join(" ")).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("is drawn from finite numbers, in few bytes", () => {
    for (const scene of scenesOf(figure)) {
      const isInline = !scene.isFile;
      const svg = isInline ? sceneSvg(scene, "lab-light") : String(pictureFile(scene).content);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const most = isInline ? "inline" : scene.width === SMALL ? "file" : "large";
      expect(brotliCompressSync(svg).length).toBeLessThan(mostBytes[most]);
    }
  });
});

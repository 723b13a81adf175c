import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TEXT_UNITS, textWidth } from "./draw/marks.ts";
import { figures } from "./registry.ts";
import type { TextMark } from "./scene.ts";
import { sceneSvg } from "./scene-file.ts";

const WIDTH = 360;
/** Compressed: in a page's markup, and in a file of its own. */
const MOST_BYTES = { inline: 1500, file: 5000 };

interface Extent {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The ink of a label: from the top of its capitals to its baseline. */
function extent(mark: TextMark): Extent {
  const width = textWidth(mark);
  const left = mark.x - (mark.anchor === "end" ? width : mark.anchor === "middle" ? width / 2 : 0);
  const top = mark.y - 0.72 * TEXT_UNITS[mark.size ?? "m"];
  return { text: mark.text, left, right: left + width, top, bottom: mark.y };
}

function overlap(a: Extent, b: Extent): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe("registry", () => {
  it("names every figure once", () => {
    const ids = figures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(figures)("$id", ({ id, theme, build, isFile }) => {
  const figure = build();
  const { scene, table } = figure;
  const labels = scene.marks.filter((mark) => mark.kind === "text").map(extent);

  it("is built under its own name, the same twice", () => {
    expect(figure.id).toBe(id);
    expect(build()).toEqual(figure);
  });

  it("says in words and numbers what it shows", () => {
    expect(figure.title.length).toBeGreaterThan(20);
    expect(figure.caption).toMatch(/\.$/);
    expect(figure.finding ?? figure.caption).toMatch(/\.$/);
    expect(`${figure.finding} ${figure.caption}`).not.toMatch(/NaN|Infinity/);
    expect(figure.caption).not.toContain("undefined");
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    expect(new Set(table.rows.map(String)).size).toBe(table.rows.length);
    expect(table.rows.flat().join(" ")).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has every label inside the drawing", () => {
    expect(scene.width).toBe(WIDTH);
    for (const { text, left, right, top, bottom } of labels) {
      expect(left, text).toBeGreaterThanOrEqual(-0.5);
      expect(right, text).toBeLessThanOrEqual(WIDTH + 0.5);
      expect(top, text).toBeGreaterThanOrEqual(0);
      expect(bottom, text).toBeLessThanOrEqual(scene.height);
    }
  });

  it("has no label on top of another", () => {
    const clashes = labels.flatMap((a, k) =>
      labels.slice(k + 1).flatMap((b) => (overlap(a, b) ? [`${a.text} / ${b.text}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it("is drawn from finite numbers, in few bytes", () => {
    const svg = sceneSvg(scene, theme === "quantum" ? "quantum" : "lab-light");
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThan(
      isFile ? MOST_BYTES.file : MOST_BYTES.inline,
    );
  });
});

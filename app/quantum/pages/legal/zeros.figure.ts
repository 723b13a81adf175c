import { legalPage } from "#app/content/quantum/legal.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import { type Paint, type Scene, sceneOf } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { pageBudgets } from "#app/models/page-budgets.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { readContactEndpoint, siteConfig } from "#site.config";

type Arrival = keyof typeof legalPage.zeros.kinds;

const paints: Readonly<Record<Arrival, Paint>> = {
  page: "ink",
  fonts: "purple",
  scripts: "accent",
  pictures: "green",
};

/** The most that this page's own files weigh compressed; `tests/browser/pages.spec.ts` holds them to it. */
export const kilobytes: Readonly<Record<Arrival, number>> = {
  page: 23,
  fonts: 30,
  scripts: 124,
  pictures: 5,
};

const kinds = Object.keys(kilobytes) as Arrival[];
const { title, names, kinds: words, weight } = legalPage.zeros;
const receiver = readContactEndpoint(siteConfig.contactEndpoint)?.host;
/** A cell is half a kilobyte. */
const counts = kinds.map((kind) => 2 * kilobytes[kind]);

interface ZerosLayout {
  width: number;
  height: number;
  centers: readonly [Point, Point];
  /** Half the width and half the height of a zero. */
  size: Point;
  /** The distance between the lines of a name in two words. */
  leading: number;
}

/** The thickness of a zero's line, as a part of half its width. */
const LINE_THICKNESS = 0.33;

/** Returns as many cells as asked, those closest to the line of a zero, clockwise to twelve o'clock, whose cell is the last. */
function ring([x, y]: Point, [a, b]: Point, pitch: number, count: number): Point[] {
  const rise = (pitch * Math.sqrt(3)) / 2;
  const [across, along] = [a, b].map((half) => half - (LINE_THICKNESS / 2) * a);
  const off = ([dx, dy]: Point) => {
    const out = Math.hypot(dx / across, dy / along);
    return (Math.abs(out - 1) * out) / Math.hypot(dx / across ** 2, dy / along ** 2);
  };
  const turn = ([dx, dy]: Point) => (Math.atan2(dx, -dy) + 2 * Math.PI - 1e-6) % (2 * Math.PI);
  const steps = Array.from({ length: 81 }, (_, k) => k - 40);
  return steps
    .flatMap((row) =>
      steps.map((step): Point => [(step + (Math.abs(row) % 2) / 2) * pitch, row * rise]),
    )
    .filter(([dx, dy]) => Math.hypot(dx, dy) > 0)
    .sort((p, q) => off(p) - off(q))
    .slice(0, count)
    .sort((p, q) => turn(p) - turn(q))
    .map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** Two rings that together have the cells that the key counts, none more. */
function draw({ width, height, centers, size, leading }: ZerosLayout): Scene {
  const firstCount = 2 * Math.ceil(sum(counts) / 4);
  const [a, b] = size;
  const area = Math.PI * (a * b - (1 - LINE_THICKNESS) * a * (b - LINE_THICKNESS * a));
  const pitch = Math.sqrt((2 * area) / (Math.sqrt(3) * firstCount));
  const cells = [firstCount, sum(counts) - firstCount].flatMap((count, k) =>
    ring(centers[k], size, pitch, count),
  );
  const marks = kinds.map((kind, k) => {
    const from = sum(counts.slice(0, k));
    const kindCells = cells.slice(from, from + counts[k]);
    const d = kindCells.map(([x, y]) => hexagon(x, y, (0.93 * pitch) / Math.sqrt(3)));
    return path(d.join(""), { fill: paints[kind] });
  });
  const labels = names(receiver).flatMap((name, k) => {
    const [x, y] = centers[k];
    return `0 ${name}`.split(" ").map((word, line) => {
      const down = (line - 0.75) * leading;
      return text(x, y + 5 + down, word, { anchor: "middle", tone: "ink", large: true });
    });
  });
  return sceneOf(width, height, [...marks, ...labels]);
}

export default {
  title,
  finding: weight(sum(Object.values(kilobytes)), pageBudgets.total),
  caption: "The files that the page names, compressed as they travel, by kind.",
  legend: kinds.map((kind) => ({
    label: `${words[kind]} under ${kilobytes[kind]} kB`,
    shape: "hexagon",
    style: { fill: paints[kind] },
  })),
  scene: draw({
    width: 550,
    height: 480,
    centers: [
      [135, 262],
      [416, 262],
    ],
    size: [128, 196],
    leading: 44,
  }),
  narrow: draw({
    width: 375,
    height: 248,
    centers: [
      [103, 124],
      [272, 124],
    ],
    size: [80, 116],
    leading: 25,
  }),
  table: {
    columns: ["What arrives", "Kilobytes"],
    rows: kinds.map((kind) => [words[kind], `${kilobytes[kind]}`]),
  },
} satisfies KeyedFigure;

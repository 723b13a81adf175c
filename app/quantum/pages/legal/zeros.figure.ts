import { type Arrival, legalPage } from "#app/content/quantum/legal.ts";
import { siteBudgets } from "#app/content/services/site-budgets.ts";
import { mono, path } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import { type Figure, type Paint, type Scene, sceneOf } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { arrivals, CELL_BYTES } from "./arrivals.ts";

const paints: Readonly<Record<Arrival, Paint>> = {
  page: "ink",
  fonts: "accent",
  scripts: "quiet",
  pictures: "green",
};

const kinds = Object.keys(arrivals) as Arrival[];
const total = sum(Object.values(arrivals));
const { title, names, kinds: words, weight } = legalPage.zeros;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

interface Layout {
  width: number;
  height: number;
  centers: readonly [Point, Point];
  /** Half the width and half the height of a zero. */
  size: Point;
  /** How large its name is, and how far apart the lines of one in two words. */
  names: "m" | "l";
  leading: number;
}

/** The cells of a ring, clockwise from twelve o'clock. */
function ring([x, y]: Point, [a, b]: Point, pitch: number): Point[] {
  const rise = (pitch * Math.sqrt(3)) / 2;
  const away = ([dx, dy]: Point, thick: number) =>
    Math.hypot(dx / (a - thick), dy / (b - thick)) > 1;
  const turn = ([dx, dy]: Point) => (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
  const cells: Point[] = [];
  for (let row = -40; row <= 40; row++) {
    for (let column = -40; column <= 40; column++) {
      const cell: Point = [(column + (Math.abs(row) % 2) / 2) * pitch, row * rise];
      if (!away(cell, 0) && away(cell, 0.4 * a)) cells.push(cell);
    }
  }
  return cells.sort((p, q) => turn(p) - turn(q)).map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** On the coarsest lattice on which both rings have a cell for each half kilobyte. */
function draw({ width, height, centers, size, names: look, leading }: Layout): Scene {
  const count = Math.round(total / CELL_BYTES);
  let pitch = size[0] / 4;
  let cells: Point[] = [];
  for (; cells.length < count; pitch *= 0.995) {
    cells = centers.flatMap((center) => ring(center, size, pitch));
  }
  let from = 0;
  const marks = kinds.map((kind) => {
    const to = kind === kinds.at(-1) ? cells.length : from + arrivals[kind] / CELL_BYTES;
    const own = cells.slice(Math.round(from), Math.round(to));
    from = to;
    const d = own.map(([x, y]) => hexagon(x, y, (0.93 * pitch) / Math.sqrt(3)));
    return path(d.join(""), { fill: paints[kind] });
  });
  const labels = names.flatMap((name, k) => {
    const [x, y] = centers[k];
    return name.split(" ").map((word, line, { length }) => {
      const down = (line - (length - 1) / 2) * leading;
      return mono(x, y + 5 + down, word, { anchor: "middle", tone: "ink", size: look });
    });
  });
  return sceneOf(width, height, [...marks, ...labels]);
}

function buildZeros(): Figure {
  return {
    title,
    finding: weight(kilobytes(total), siteBudgets.total),
    caption: "The files that the page names, compressed as they travel, by kind.",
    scene: draw({
      width: 550,
      height: 480,
      centers: [
        [135, 262],
        [416, 262],
      ],
      size: [128, 196],
      names: "l",
      leading: 33,
    }),
    narrow: draw({
      width: 375,
      height: 248,
      centers: [
        [105, 124],
        [270, 124],
      ],
      size: [77, 116],
      names: "m",
      leading: 18,
    }),
    table: {
      columns: ["What arrives", "Kilobytes"],
      rows: kinds.map((kind) => [words[kind], kilobytes(arrivals[kind])]),
    },
  };
}

export default buildZeros();

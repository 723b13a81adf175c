import type { CheckName } from "#app/content/quantum/home.ts";
import { type Cell, hexagonCells } from "#app/drawing/dots.ts";
import { path } from "#app/drawing/marks.ts";
import { box, dot } from "#app/drawing/path.ts";
import { asFile, type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { sum } from "#app/lib/sum.ts";
import list from "#data/paper-list.computed.ts";
import { cases, lostCases, tiedCases } from "#data/peers.ts";

const kilobytes = Math.round(list.packageBytes / 1000);
const [more, equal] = [lostCases.length, tiedCases.length];
const fewer = cases.length - more - equal;

const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
const fileBytes = descending(list.data.map(({ bytes }) => bytes));
const pages = descending(list.papers.map((paper) => paper.pages));

const WIDTH = 208;
const HEIGHT = 52;
const FOOT = HEIGHT - 2;

/** A hexagon for each kilobyte, in five rows. */
function drawKilobytes(): Mark[] {
  const inRow = Math.ceil(kilobytes / 5);
  const pitch = WIDTH / (inRow + 0.5);
  const cells = Array.from({ length: kilobytes }, (_, k): Cell => {
    const row = Math.floor(k / inRow);
    const x = ((k % inRow) + 0.5 + (row % 2) / 2) * pitch;
    return { x, y: FOOT - 4 - (4 - row) * pitch * 1.12, radius: pitch * 0.52 };
  });
  return [path(hexagonCells(cells), { fill: "accent" })];
}

/** A dot for each case, column by column: more gates than the others, as many, fewer. */
function drawCases(): Mark[] {
  const rows = 7;
  const pitch = WIDTH / Math.ceil((more + equal + fewer) / rows);
  const rise = (FOOT - 2) / rows;
  const dots = (from: number, count: number) =>
    Array.from({ length: count }, (_, k) => {
      const column = Math.floor((from + k) / rows);
      return dot((column + 0.5) * pitch, 2 + (((from + k) % rows) + 0.5) * rise, 2.5);
    }).join("");
  return [
    path(dots(0, more), { fill: { phase: 0.5 } }),
    path(dots(more, equal), { fill: "quiet", opacity: 0.7 }),
    path(dots(more + equal, fewer), { fill: "accent" }),
  ];
}

/** A hexagon for each file, its area the file's size. */
function drawFiles(): Mark[] {
  const gap = 2;
  const sides = fileBytes.map((bytes) => Math.sqrt(3 * Math.max(bytes / fileBytes[0], 6e-4)));
  const unit = Math.min(FOOT / 2, (WIDTH - gap * (sides.length - 1)) / sum(sides));
  const cells = sides.map((side, k): Cell => {
    const before = sum(sides.slice(0, k)) * unit + k * gap;
    const radius = (side * unit) / Math.sqrt(3);
    return { x: before + (side * unit) / 2, y: FOOT - unit, radius };
  });
  return [path(hexagonCells(cells), { fill: "accent" })];
}

/** A pile for each paper, of its pages. */
function drawPages(): Mark[] {
  const step = WIDTH / pages.length;
  const rise = FOOT / Math.max(1, pages[0]);
  const piles = pages.flatMap((count, k) =>
    Array.from({ length: count }, (_, page) =>
      box(k * step, FOOT - (page + 0.6) * rise, step * 0.82, rise * 0.6),
    ),
  );
  return [path(piles.join(""), { fill: "accent" })];
}

const picture = (title: string, marks: Mark[]): Picture =>
  asFile({ title, scene: sceneOf(WIDTH, HEIGHT, marks) });

const pictures: Readonly<Record<CheckName, Picture>> = {
  compiler: picture("A hexagon for each kilobyte", drawKilobytes()),
  benchmark: picture("A dot for each case", drawCases()),
  data: picture("A hexagon for each file, by its size", drawFiles()),
  papers: picture("A pile of pages for each paper", drawPages()),
};

const numbers: Readonly<Record<CheckName, number>> = {
  compiler: kilobytes,
  benchmark: cases.length,
  data: fileBytes.length,
  papers: pages.length,
};

export default { pictures, numbers, counts: { fewer, more, pages: sum(pages) } };

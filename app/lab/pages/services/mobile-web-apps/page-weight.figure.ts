import { thousands } from "#app/figures/format.ts";
import { note, path, text } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { fontBudget } from "#app/fonts/fonts.ts";
import { pageBudgets } from "#app/models/page-budgets.ts";

const { paint, scripts, total } = pageBudgets;
const { kilobytes: fonts } = fontBudget;
/** Web Almanac 2025, "Page Weight": the median mobile page of July 2025 has 2,164 KB of 1,024 bytes. */
const MEDIAN_KILOBYTES = Math.round((2164 * 1024) / 1000);

const parts = [
  { name: "HTML and CSS", kilobytes: paint },
  { name: "scripts", kilobytes: scripts },
  { name: "fonts", kilobytes: fonts },
  { name: "everything else", kilobytes: total - paint - scripts - fonts },
] as const;
/** Kilobytes of one hexagon; they fill column after column. */
const CELL_KILOBYTES = 5;
const ROWS = 14;
const siteCells = Math.round(total / CELL_KILOBYTES);
const MEDIAN_CELLS = Math.round(MEDIAN_KILOBYTES / CELL_KILOBYTES);
const PITCH = 360 / (Math.ceil(MEDIAN_CELLS / ROWS) + 0.5);
const RISE = PITCH * 0.866;

function cells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, k) => {
    const [column, row] = [Math.floor((from + k) / ROWS), (from + k) % ROWS];
    return hexagon(PITCH * (column + (row % 2 === 0 ? 0.5 : 1)), 32 + RISE * row, PITCH * 0.47);
  }).join("");
}

function draw(): Scene {
  const foot = 32 + RISE * ROWS + 14;
  const marks: Mark[] = [
    path(cells(0, siteCells), { fill: "blue" }),
    path(cells(siteCells, MEDIAN_CELLS), { stroke: "quiet", width: 1 }),
    text(0, 14, `at most ${total} kB: this site`, { tone: "blue", bold: true }),
    text(360, 14, `${thousands(MEDIAN_KILOBYTES)} kB: median page`, { anchor: "end", tone: "ink" }),
    note(360, foot, `each hexagon is ${CELL_KILOBYTES} kB, as sent`, { anchor: "end" }),
  ];
  return { width: 360, height: Math.ceil(foot + 8), marks };
}

export default {
  title: `${total} kB that a first visit to this site takes at most, beside the ${thousands(MEDIAN_KILOBYTES)} kB of the median mobile page`,
  finding: `A first visit here takes at most ${total} kB, while the Web Almanac’s median mobile page of July 2025 took ${thousands(MEDIAN_KILOBYTES)} kB.`,
  caption: `The filled part is the most that a first visit here takes, compressed, and the build fails above it. In kB it consists of ${parts.map(({ name, kilobytes }) => `${kilobytes} of ${name}`).join(", ")}. The outlined part is what the median mobile page takes beyond that: the chapter “Page Weight” of the HTTP Archive’s Web Almanac 2025 counts 2,164 KB of 1,024 bytes.`,
  scene: draw(),
  table: {
    columns: ["Part", "kB"],
    rows: [
      ...parts.map(({ name, kilobytes }) => [name, `${kilobytes}`]),
      ["this site, at most", `${total}`],
      ["median mobile page, July 2025", thousands(MEDIAN_KILOBYTES)],
    ],
  },
} satisfies Figure;

import { siteBudgets } from "#app/content/services/site-budgets.ts";
import { thousands } from "#app/figures/format.ts";
import { path } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { fullScene } from "../full-scene.ts";

const [paint, scripts, fonts, all] = siteBudgets.limits;
/** Web Almanac 2025, "Page Weight": the median mobile page of July 2025 has 2,164 KB of 1,024 bytes. */
const MEDIAN = Math.round((2164 * 1024) / 1000);

const parts = [
  { name: "HTML and CSS", kilobytes: paint.kilobytes },
  { name: "scripts", kilobytes: scripts.kilobytes },
  { name: "fonts", kilobytes: fonts.kilobytes },
  {
    name: "everything else",
    kilobytes: all.kilobytes - paint.kilobytes - scripts.kilobytes - fonts.kilobytes,
  },
] as const;
const [first, second, third] = parts.map(({ kilobytes }) => kilobytes);

interface Frame {
  width: number;
  height: number;
  /** Cells from top to bottom; they fill column after column. */
  rows: number;
}

const wide: Frame = { width: 1440, height: 640, rows: 32 };
const narrow: Frame = { width: 375, height: 560, rows: 62 };

function draw({ width, height, rows }: Frame): Scene {
  const rise = height / (rows + 0.2);
  const pitch = width / (Math.ceil(MEDIAN / rows) + 0.5);
  const at = (k: number): Point => {
    const row = k % rows;
    return [pitch * (Math.floor(k / rows) + (row % 2 === 0 ? 0.5 : 1)), rise * (row + 0.6)];
  };
  const radius = 0.44 * Math.min(pitch, rise / 0.866);
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, k) => hexagon(...at(from + k), radius)).join("");
  const marks: Mark[] = [
    path(cells(all.kilobytes, MEDIAN), { fill: "raised", stroke: "quiet", width: 1.5 }),
    path(cells(0, first), { fill: "ink" }),
    path(cells(first, first + second), { fill: "blue" }),
    path(cells(first + second, first + second + third), { fill: "blue", opacity: 0.75 }),
    path(cells(first + second + third, all.kilobytes), { fill: "blue", opacity: 0.5 }),
  ];
  return fullScene({ width, height, marks }, "blue");
}

/** What a first visit may send, beside what a page usually sends. */
export function buildPageWeight(): Figure {
  const scene = draw(wide);
  return {
    title: `${all.kilobytes} kB that a first visit to this site may send, beside the ${thousands(MEDIAN)} kB of the median mobile page`,
    finding: `A first visit here may send ${all.kilobytes} kB. The median mobile page of July 2025 sent ${thousands(MEDIAN)} kB.`,
    caption: `Each hexagon is 1,000 bytes as sent. From the left stand ${parts.map(({ name, kilobytes }) => `${kilobytes} of ${name}`).join(", ")}. Outlined is what the median mobile page sends beyond that. It has 2,164 KB of 1,024 bytes in the Web Almanac 2025 of the HTTP Archive, chapter “Page Weight”.`,
    narrow: draw(narrow),
    scene,
    table: {
      columns: ["Part", "kB"],
      rows: [
        ...parts.map(({ name, kilobytes }) => [name, `${kilobytes}`]),
        ["this site, at most", `${all.kilobytes}`],
        ["median mobile page, July 2025", thousands(MEDIAN)],
      ],
    },
  };
}

export default buildPageWeight();

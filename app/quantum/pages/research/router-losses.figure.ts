import { medianOf, pairs, runs, seedCount } from "@adyakshar/papers/measured/routing";
import { mono, path, type TextStyle } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";

export interface RouterRow {
  name: string;
  /** SWAPs of each run of our router over SABRE's median, least first. */
  ratios: readonly number[];
  median: number;
}

/** Every circuit on every device, the best for our router first. */
export function routerRows(): RouterRow[] {
  return pairs
    .map((pair) => {
      const sabre = medianOf(pair, "sabre", "swaps");
      return {
        name: `${pair.instance}, ${pair.device}`,
        ratios: runs(pair, "router", "swaps").map((swaps) => swaps / sabre),
        median: medianOf(pair, "router", "swaps") / sabre,
      };
    })
    .sort((a, b) => a.median - b.median);
}

interface Count {
  better: number;
  equal: number;
  worse: number;
}

function countOf(ratios: readonly number[]): Count {
  return {
    better: ratios.filter((ratio) => ratio < 1).length,
    equal: ratios.filter((ratio) => ratio === 1).length,
    worse: ratios.filter((ratio) => ratio > 1).length,
  };
}

interface Look {
  width: number;
  height: number;
  /** Along the rows: where the first begins, how long one is with its gap, and how wide a run. */
  start: number;
  row: number;
  run: number;
  /** Across them: where SABRE's median is, and the units of a doubling. */
  line: number;
  doubling: number;
  /** Whether worse runs hang down, rows following each other to the right; else they point to the right. */
  isWide: boolean;
  /** From where to where the lines of the scale run. */
  span: readonly [from: number, to: number];
  /** Given the ends of the pairs that are better, and of those that are not worse. */
  words: (better: number, even: number) => readonly Mark[];
}

const label = (x: number, y: number, text: string, style: TextStyle = {}) =>
  mono(x, y, text, { tone: "quiet", ...style });

const worsePaint = { phase: 0.5 };
const scale: readonly (readonly [ratio: number, name: string])[] = [
  [0.5, "half"],
  [1, "SABRE"],
  [2, "2×"],
  [4, "4×"],
  [8, "8×"],
];

function draw(rows: readonly RouterRow[], look: Look): Scene {
  const { width, height, start, row, run, line, doubling, isWide, span } = look;
  const at = (ratio: number) => line + Math.log2(ratio) * doubling;
  const stroke = (along: number, from: number, to: number) =>
    isWide ? segment(along, from, along, to) : segment(from, along, to, along);
  const needles = (wanted: (ratio: number) => boolean) =>
    rows
      .flatMap(({ ratios }, k) =>
        ratios.map((ratio, seed) =>
          wanted(ratio) ? stroke(start + k * row + seed * run, line, at(ratio)) : "",
        ),
      )
      .join("");
  const across = (ratio: number) =>
    isWide
      ? segment(span[0], at(ratio), span[1], at(ratio))
      : segment(at(ratio), span[0], at(ratio), span[1]);
  const thick = isWide ? 2.4 : 1;
  const end = (count: number) => start + count * row - (row - seedCount * run) / 2;
  const { better, equal } = countOf(rows.map(({ median }) => median));
  return sceneOf(width, height, [
    path(scale.map(([ratio]) => across(ratio)).join(""), { stroke: "line" }),
    path(
      needles((ratio) => ratio < 1),
      { stroke: "green", width: thick },
    ),
    path(
      needles((ratio) => ratio > 1),
      { stroke: worsePaint, width: thick },
    ),
    path(across(1), { stroke: "ink", width: 1.5 }),
    ...look.words(end(better), end(better + equal)),
  ]);
}

const most = ({ ratios }: RouterRow) => Math.max(...ratios);

const rows = routerRows();
const all = rows.flatMap(({ ratios }) => ratios);
const counts = { runs: countOf(all), pairs: countOf(rows.map(({ median }) => median)) };
const { better, equal, worse } = counts.pairs;
const longest = rows.slice(6, -6).reduce((a, b) => (most(b) > most(a) ? b : a));
const zones = [`${better} pairs won`, `${equal} tied`, `${worse} lost`];
const [line, doubling] = [196, 132];
const wide = draw(rows, {
  width: 1250,
  height: 690,
  start: 83,
  row: 1167 / rows.length,
  run: 1167 / rows.length / (seedCount + 2),
  line,
  doubling,
  isWide: true,
  span: [75, 1250],
  words: (end, even) => [
    path(segment(end, 40, end, 660) + segment(even, 40, even, 660), { stroke: "quiet" }),
    label(0, 20, "SWAPs over SABRE’s median"),
    ...scale.map(([ratio, name]) =>
      label(0, line + Math.log2(ratio) * doubling + 5, name, {
        tone: ratio === 1 ? "ink" : "quiet",
      }),
    ),
    label(83, 680, zones[0], { tone: "green" }),
    label(end + 8, 680, zones[1]),
    label(even + 8, 680, zones[2], { tone: "ink" }),
  ],
});
const narrow = draw(rows, {
  // Units are a phone's pixels, and each needle has a line of them to itself.
  width: 390,
  height: 492,
  start: 54.5,
  row: 9,
  run: 1,
  line: 125,
  doubling: 73,
  isWide: false,
  span: [48, 488],
  words: (end, even) => [
    path(segment(24, end, 366, end) + segment(24, even, 366, even), { stroke: "quiet" }),
    label(24, 14, "SWAPs over SABRE’s median"),
    ...scale.map(([ratio, name]) =>
      label(125 + Math.log2(ratio) * 73, 38, name, {
        anchor: "middle",
        tone: ratio === 1 ? "ink" : "quiet",
      }),
    ),
    ...[end - 6, even - 6, even + 16].map((y, k) =>
      label(366, y, zones[k], { anchor: "end", tone: k === 0 ? "green" : "ink" }),
    ),
  ],
});

/** What the router inside the compiler does alone: a negative result of our own. */
export default {
  counts,
  title: `SWAPs of ${all.length} runs of our router, over SABRE’s`,
  finding: `Of ${rows.length} circuit-device pairs our median wins ${better}, loses ${worse} and ties ${equal}.`,
  caption: `From our routing benchmark. Each needle is one run (${rows.length} circuit-device pairs, ${seedCount} seeds), and its length is the ratio of its SWAPs to SABRE’s median, on a log scale. Pairs run from the best median to the worst. With the later passes, our compiler beats SABRE alone on two-qubit gates in every pair. The table has the six best pairs, the one with the longest needle and the six worst; the data file has all.`,
  scene: wide,
  narrow,
  table: {
    columns: ["Circuit and device", "SWAPs over SABRE’s, median", "Least", "Most"],
    rows: [...rows.slice(0, 6), longest, ...rows.slice(-6)].map((row) => [
      row.name,
      row.median.toFixed(2),
      Math.min(...row.ratios).toFixed(2),
      most(row).toFixed(2),
    ]),
  },
} satisfies Figure & { counts: object };

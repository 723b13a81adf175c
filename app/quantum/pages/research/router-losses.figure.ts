import { note, path } from "#app/figures/marks.ts";
import { type Point, segment } from "#app/figures/path.ts";
import type { Scale } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Paint, type Scene, sceneOf } from "#app/figures/scene.ts";
import { medianOf, pairs, runs, seedCount } from "#app/models/measured/routing.ts";

/** Every circuit on every device, the best for our router first. */
export const routerRows = pairs
  .map((pair) => {
    const sabre = medianOf(pair, "sabre", "swaps");
    return {
      name: `${pair.instance}, ${pair.device}`,
      // SWAPs of each run of our router over SABRE's median, least first.
      ratios: runs(pair, "router", "swaps").map((swaps) => swaps / sabre),
      median: medianOf(pair, "router", "swaps") / sabre,
    };
  })
  .sort((a, b) => a.median - b.median);

function countOf(ratios: readonly number[]) {
  return {
    better: ratios.filter((ratio) => ratio < 1).length,
    equal: ratios.filter((ratio) => ratio === 1).length,
    worse: ratios.filter((ratio) => ratio > 1).length,
  };
}

const ratios = routerRows.flatMap((row) => row.ratios);
const counts = { runs: countOf(ratios), pairs: countOf(routerRows.map(({ median }) => median)) };
const { better, equal, worse } = counts.pairs;

interface NeedlesLayout {
  width: number;
  height: number;
  /** Along the rows: where the first begins, how long one is with its gap, and how wide a run. */
  start: number;
  row: number;
  run: number;
  /** Across them: where SABRE's median is, and the units of a doubling. */
  line: number;
  doubling: number;
  /** True if worse runs hang down, rows following each other to the right; else they point to the right. */
  isWide: boolean;
  /** The lines of the scale run between these. */
  span: readonly [from: number, to: number];
  /** Draws the words, given the places where the better pairs and the even ones end, and the scale of ratios. */
  words: (better: number, even: number, at: Scale) => readonly Mark[];
}

const scale: readonly (readonly [ratio: number, name: string])[] = [
  [0.5, "half"],
  [1, "SABRE"],
  [2, "2×"],
];

function draw(layout: NeedlesLayout): Scene {
  const { width, height, start, row, run, line, doubling, isWide, span } = layout;
  const at = (ratio: number) => line + Math.log2(ratio) * doubling;
  const place = (along: number, across: number): Point =>
    isWide ? [along, across] : [across, along];
  const needles = (sign: number, stroke: Paint) => {
    const lines = routerRows.flatMap(({ ratios }, k) =>
      ratios.map((ratio, seed) => {
        const along = start + k * row + seed * run;
        const isDrawn = Math.sign(ratio - 1) === sign;
        return isDrawn ? segment(...place(along, line), ...place(along, at(ratio))) : "";
      }),
    );
    return path(lines.join(""), { stroke, width: isWide ? 2.4 : 1 });
  };
  const across = (ratio: number) =>
    segment(...place(span[0], at(ratio)), ...place(span[1], at(ratio)));
  const end = (count: number) => start + count * row - (row - seedCount * run) / 2;
  return sceneOf(width, height, [
    path(scale.map(([ratio]) => across(ratio)).join(""), { stroke: "line" }),
    needles(-1, "green"),
    needles(1, { phase: 0.5 }),
    path(across(1), { stroke: "ink", width: 1.5 }),
    ...layout.words(end(better), end(better + equal), at),
  ]);
}

const maxRatio = ({ ratios }: (typeof routerRows)[number]) => Math.max(...ratios);
const worstRow = routerRows.slice(6, -6).reduce((a, b) => (maxRatio(b) > maxRatio(a) ? b : a));
const zones = [`${better} pairs won`, `${equal} tied`, `${worse} lost`];

export default {
  counts,
  title: `SWAPs of ${ratios.length} runs of our router, over SABRE’s`,
  finding: `Of ${routerRows.length} pairs of circuit and device, our router alone loses ${worse}, wins ${better} and ties ${equal}.`,
  caption: `From our routing benchmark. Each needle is one run (${routerRows.length} circuit-device pairs, ${seedCount} seeds), and its length is the ratio of its SWAPs to SABRE’s median, on a log scale. Pairs run from the best median to the worst. With the later passes, our compiler beats SABRE alone on two-qubit gates in every pair. The table has the six best pairs, the one with the longest needle and the six worst; the data file has all.`,
  scene: draw({
    width: 1250,
    height: 452,
    start: 83,
    row: 1167 / routerRows.length,
    run: 1167 / routerRows.length / (seedCount + 2),
    line: 222,
    doubling: 176,
    isWide: true,
    span: [75, 1250],
    words: (end, even, at) => [
      path(segment(end, 40, end, 420) + segment(even, 40, even, 420), { stroke: "quiet" }),
      note(0, 20, "SWAPs over SABRE’s median"),
      ...scale.map(([ratio, name]) =>
        note(0, at(ratio) + 5, name, { tone: ratio === 1 ? "ink" : "quiet" }),
      ),
      note(83, 442, zones[0], { tone: "green" }),
      note(end + 8, 442, zones[1]),
      note(even + 8, 442, zones[2], { tone: "ink" }),
    ],
  }),
  narrow: draw({
    // Units are a phone's pixels, and each needle has a line of them to itself.
    width: 390,
    height: 492,
    start: 54.5,
    row: 9,
    run: 1,
    line: 200,
    doubling: 140,
    isWide: false,
    span: [48, 488],
    words: (end, even, at) => [
      path(segment(24, end, 366, end) + segment(24, even, 366, even), { stroke: "quiet" }),
      note(24, 14, "SWAPs over SABRE’s median"),
      ...scale.map(([ratio, name]) =>
        note(at(ratio), 38, name, { anchor: "middle", tone: ratio === 1 ? "ink" : "quiet" }),
      ),
      ...[end - 6, even - 6, even + 16].map((y, k) =>
        note(366, y, zones[k], { anchor: "end", tone: k === 0 ? "green" : "ink" }),
      ),
    ],
  }),
  table: {
    columns: ["Circuit and device", "SWAPs over SABRE’s, median", "Least", "Most"],
    rows: [...routerRows.slice(0, 6), worstRow, ...routerRows.slice(-6)].map((row) => [
      row.name,
      row.median.toFixed(2),
      Math.min(...row.ratios).toFixed(2),
      maxRatio(row).toFixed(2),
    ]),
  },
} satisfies Figure & { counts: object };

import { pairs, runs, seedCount, spread } from "@adyakshar/papers/measured/routing";
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
      const sabre = spread(pair, "sabre", "swaps").median;
      return {
        name: `${pair.instance}, ${pair.device}`,
        ratios: runs(pair, "router", "swaps").map((swaps) => swaps / sabre),
        median: spread(pair, "router", "swaps").median / sabre,
      };
    })
    .sort((a, b) => a.median - b.median);
}

interface Look {
  width: number;
  height: number;
  /** Along the rows: where the first begins, how long one is with its gap, and how wide a run. */
  start: number;
  row: number;
  run: number;
  /** Across them: where SABRE's median stands, and the units of a doubling. */
  line: number;
  doubling: number;
  /** Whether runs stand up, rows following each other to the right. */
  isWide: boolean;
  words: (edge: number) => readonly Mark[];
}

/** Of the wide drawing: where SABRE's median stands, and the units of a doubling. */
const LINE = 476;
const DOUBLING = 138;

const label = (x: number, y: number, text: string, style: TextStyle = {}) =>
  mono(x, y, text, { tone: "quiet", ...style });

function draw(rows: readonly RouterRow[], look: Look): Scene {
  const { width, height, start, row, run, line, doubling, isWide } = look;
  const reach = (ratio: number) => Math.log2(ratio) * doubling;
  const needle = (along: number, to: number) =>
    isWide ? segment(along, line, along, line - to) : segment(line, along, line + to, along);
  const needles = (wanted: (ratio: number) => boolean) =>
    rows
      .flatMap(({ ratios }, k) =>
        ratios.map((ratio, seed) =>
          wanted(ratio) ? needle(start + k * row + seed * run, reach(ratio)) : "",
        ),
      )
      .join("");
  const end = start + rows.length * row;
  const across = (ratio: number) =>
    isWide
      ? segment(start - run, line - reach(ratio), width, line - reach(ratio))
      : segment(line + reach(ratio), start - run, line + reach(ratio), end);
  const edge =
    start + rows.filter(({ median }) => median <= 1).length * row - (row - seedCount * run) / 2;
  return sceneOf(width, height, [
    path([2, 4, 8].map(across).join(""), { stroke: "line" }),
    path(
      needles((ratio) => ratio < 1),
      { stroke: "quiet", width: isWide ? 2.2 : 1.2 },
    ),
    path(
      needles((ratio) => ratio > 1),
      { stroke: "accent", width: isWide ? 2 : 1.2 },
    ),
    path(across(1), { stroke: "ink", width: 1.5 }),
    ...look.words(edge),
  ]);
}

/** What the router inside the compiler does alone: a negative result of our own. */
export function buildRouterLosses(): Figure {
  const rows = routerRows();
  const all = rows.flatMap(({ ratios }) => ratios);
  const lost = all.filter((ratio) => ratio > 1).length;
  const worse = rows.filter(({ median }) => median > 1).length;
  const better = rows.length - worse;
  const wide = draw(rows, {
    width: 1440,
    height: 664,
    start: 164,
    row: 1260 / rows.length,
    run: 1260 / rows.length / (seedCount + 3),
    line: LINE,
    doubling: DOUBLING,
    isWide: true,
    words: (edge) => [
      path(segment(edge, 8, edge, 636), { stroke: "quiet" }),
      ...[2, 4, 8].map((ratio) => label(96, LINE + 5 - Math.log2(ratio) * DOUBLING, `${ratio}×`)),
      label(96, LINE + 5, "SABRE", { tone: "ink" }),
      label(edge - 16, 654, `better in the median: ${better} rows`, { anchor: "end" }),
      label(edge + 16, 654, `worse: ${worse} rows`, { tone: "accent" }),
    ],
  });
  const narrow = draw(rows, {
    width: 375,
    height: 590,
    start: 58,
    row: 520 / rows.length,
    run: 520 / rows.length / (seedCount + 2),
    line: 134,
    doubling: 68,
    isWide: false,
    words: (edge) => [
      path(segment(0, edge, 375, edge), { stroke: "quiet" }),
      label(134, 26, "SABRE", { tone: "ink", anchor: "middle" }),
      ...[2, 4, 8].map((ratio) =>
        label(134 + Math.log2(ratio) * 68, 26, `${ratio}×`, { anchor: "middle" }),
      ),
      label(20, edge - 28, `${better} rows`),
      label(20, edge - 11, "better"),
      label(20, edge + 22, `${worse} rows`, { tone: "accent" }),
      label(20, edge + 39, "worse", { tone: "accent" }),
    ],
  });
  return {
    title: `SWAPs of ${all.length} runs of our router, over SABRE’s`,
    finding: `Alone, our router inserts more SWAPs than SABRE’s median in ${lost} of ${all.length} runs.`,
    caption: `From our routing benchmark. Each needle is one run (${rows.length} circuit-device pairs, ${rows[0].ratios.length} seeds). Its length is the ratio of its SWAPs to SABRE’s median, on a log scale. The router is tuned for the passes that follow it, with which the compiler needs fewer two-qubit gates than SABRE alone in every row. Used without them it would be the wrong one, and the report says so.`,
    scene: wide,
    narrow,
    table: {
      columns: ["Circuit and device", "SWAPs over SABRE’s, median", "Least", "Most"],
      rows: rows.map(({ name, ratios, median }) => [
        name,
        median.toFixed(2),
        Math.min(...ratios).toFixed(2),
        Math.max(...ratios).toFixed(2),
      ]),
    },
  };
}

export default buildRouterLosses();

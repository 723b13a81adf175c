import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { type Check, decodedPatch, type Link, linksOf, type Patch } from "./surface-code-patch.ts";

const FAILURE_RATE = 0.07;
const TRIALS = 100;

interface Drawn extends Patch {
  seed: number;
  /** The lit loop has failures one way round and repairs the other. */
  litLoop: readonly [left: number, top: number, right: number, bottom: number];
}

export const patches = {
  wide: { columns: 47, rows: 18, seed: 128, litLoop: [24, 5, 26, 7] },
  narrow: { columns: 15, rows: 20, seed: 254, litLoop: [8, 9, 10, 10] },
} satisfies Record<string, Drawn>;

export const resultOf = (patch: Drawn) => decodedPatch(patch, FAILURE_RATE, patch.seed);

/** True if a check is in the lit loop or at most this far from it. */
const isWithin =
  ([left, top, right, bottom]: Drawn["litLoop"], across = 0, down = 0) =>
  ([column, row]: Check) =>
    Math.abs(2 * column - left - right) <= right - left + 2 * across &&
    Math.abs(2 * row - top - bottom) <= bottom - top + 2 * down;

/** The checks of all chains that touch one of these. */
export function chainsAt(links: readonly Link[], isStart: (check: Check) => boolean): Set<string> {
  const reached = new Set<string>();
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const link of links) {
      const isJoined = link.some((check) => isStart(check) || reached.has(`${check}`));
      if (isJoined) for (const check of link) reached.add(`${check}`);
    }
  }
  return reached;
}

function view(patch: Drawn, width: number, weight: number): Scene {
  const pitch = width / (patch.columns + 1);
  const { failed, alarms, repaired } = resultOf(patch);
  const at = ([column, row]: Check): Point => [(column + 1) * pitch, (row + 0.5) * pitch];
  const grid = [
    ...steps(0, patch.rows - 1, 1).map((row) => [at([-1, row]), at([patch.columns, row])]),
    ...steps(0, patch.columns - 1, 1).map((column) => [
      at([column, 0]),
      at([column, patch.rows - 1]),
    ]),
  ];
  const isLit = isWithin(patch.litLoop);
  const otherLinks = [...failed, ...repaired].filter(([from]) => !isLit(from));
  const nearChains = chainsAt(otherLinks, isWithin(patch.litLoop, 5, 3));
  const isNear = (check: Check) => nearChains.has(`${check}`);
  // A link reaches beyond its checks by half its width, so that two meet in a corner.
  const part = ([[c1, r1], [c2, r2]]: Link, t: number) =>
    at([c1 + t * (c2 - c1), r1 + t * (r2 - r1)]);
  const lines = (list: readonly Link[], cap: number) =>
    list.map((link) => polyline([part(link, -cap), part(link, 1 + cap)])).join("");
  const dots = (list: readonly Check[]) =>
    list.map((check) => dot(...at(check), 5.5 * weight)).join("");
  const layer = (opacity: number, isShown: (check: Check) => boolean): Mark[] => {
    const shown = ([from]: Link) => isShown(from);
    return [
      path(lines(failed.filter(shown), 0.15), { stroke: "accent", width: 9 * weight, opacity }),
      path(lines(repaired.filter(shown), 0.05), { stroke: "ink", width: 3 * weight, opacity }),
      path(dots(alarms.filter(isShown)), { fill: "ink", opacity }),
    ];
  };
  const [left, top, right, bottom] = patch.litLoop;
  const [failedX, middle] = at([left, (top + bottom) / 2]);
  const [repairX] = at([right, top]);
  return sceneOf(width, Math.ceil(patch.rows * pitch), [
    path(grid.map((line) => polyline(line)).join(""), { stroke: "muted", opacity: 0.22 }),
    ...layer(0.85, (check) => !isNear(check)),
    // Fainter behind the labels.
    ...layer(0.1, (check) => isNear(check) && !isLit(check)),
    ...layer(1, isLit),
    text(failedX - 14, middle + 4, "failed", { anchor: "end", tone: "accent" }),
    text(repairX + 14, middle + 4, "repair", { tone: "ink" }),
    ...alarms.filter(isLit).map((check) => {
      const [x, y] = at(check);
      return text(x, check[1] === top ? y - 14 : y + 24, "alarm", {
        anchor: "middle",
        tone: "ink",
      });
    }),
  ]);
}

const { failed, alarms, repaired, lost } = resultOf(patches.wide);
const qubits = linksOf(patches.wide).length;
const keptTrials = Array.from({ length: TRIALS }, (_, seed) =>
  resultOf({ ...patches.wide, seed }),
).filter((one) => !one.lost).length;

export default {
  title: `${thousands(qubits)} qubits of a surface code on a grid: ${failed.length} failures, ${alarms.length} alarms at their ends, and the repair that a decoder drew between the alarms`,
  finding: `In this patch, the decoder’s repair ${lost ? "loses" : "saves"} the stored bit.`,
  caption: `This is one round of a surface code for one kind of error, with perfect checks and qubits that fail with a probability of ${Math.round(FAILURE_RATE * 100)}%. Broad strokes are failed qubits, dots are checks that raise an alarm, and thin strokes are the qubits that the decoder flips. It joins the nearest alarms first, although minimum-weight matching would do better. The bit is lost if failures and repairs together link left to right. We chose this patch for its lit loop, whose repair takes another path than the error and works as well. Of the first ${TRIALS} patches ${keptTrials} keep their bit. Phones show a smaller patch.`,
  scene: view(patches.wide, 1440, 1),
  narrow: view(patches.narrow, 375, 0.8),
  table: {
    columns: ["What", "In this patch"],
    rows: [
      ["qubits", thousands(qubits)],
      ["failures", `${failed.length}`],
      ["alarms", `${alarms.length}`],
      ["repairs", `${repaired.length}`],
      ["stored bit", lost ? "lost" : "kept"],
    ],
  },
  legend: [
    { label: "a qubit that failed", shape: "line", style: { stroke: "accent", width: 6 } },
    { label: "an alarm beside it", shape: "dot", style: { fill: "ink" } },
    {
      label: "a qubit that the decoder flips",
      shape: "line",
      style: { stroke: "ink", width: 2.5 },
    },
  ],
} satisfies KeyedFigure;

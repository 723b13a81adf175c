import { normal, type Random, seeded } from "@adyakshar/quantum/random";
import { type Dot, dotPaths } from "#app/drawing/dots.ts";
import { path, text } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { steps } from "#app/drawing/scale.ts";
import { asFile, type FigureData, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { palettes } from "#app/lib/palettes.ts";

const LOSSES = 1000;
const LOSS_SPREAD = 0.6;
const RISK_SHARE = 0.95;

/** Log-normal losses with a median of 1. */
function sampleLosses(count: number, spread: number, random: Random): number[] {
  return Array.from({ length: count }, () => Math.exp(spread * normal(random)));
}

/** The loss that the given share of all does not exceed, and the mean of those beyond it. */
export function tailOf(losses: readonly number[], share: number) {
  const sortedLosses = [...losses].sort((a, b) => a - b);
  const worstLosses = sortedLosses.slice(Math.round(share * sortedLosses.length));
  const mean = worstLosses.reduce((sum, loss) => sum + loss, 0) / worstLosses.length;
  return { atRisk: worstLosses[0], mean, count: worstLosses.length };
}

type DistributionLayout = typeof wide;

const worstPaint = { phase: 0.5 };
export const worstColor = phaseHex(worstPaint.phase);

const placeOf = (loss: number, { left, pitch, bin }: DistributionLayout) =>
  left + (loss / bin) * pitch;

/** A dot for a loss, piled up over its size; columns begin at the value at risk, so that none holds losses from both sides of it. */
export function lossDots(losses: readonly number[], layout: DistributionLayout): Dot[] {
  const { height, pitch, bin, foot } = layout;
  const { atRisk } = tailOf(losses, RISK_SHARE);
  const heights = new Map<number, number>();
  return [...losses]
    .sort((a, b) => a - b)
    .map((loss) => {
      const column = Math.floor((loss - atRisk) / bin);
      const level = heights.get(column) ?? 0;
      heights.set(column, level + 1);
      return {
        x: placeOf(atRisk, layout) + (column + 0.5) * pitch,
        y: height - foot - (level + 0.5) * pitch,
        r: pitch * 0.43,
        color: loss < atRisk ? palettes.quantum.muted : worstColor,
      };
    });
}

function view(layout: DistributionLayout, words: readonly [atRisk: string, mean: string]): Scene {
  const tail = tailOf(losses, RISK_SHARE);
  const place = (loss: number) => placeOf(loss, layout);
  const bottom = layout.height - layout.foot;
  const largest = Math.max(...losses);
  const markers = [
    { x: place(1), top: 0.06 * layout.height, name: "median", value: 1 },
    { x: place(tail.atRisk), top: 0.55 * layout.height, name: words[0], value: tail.atRisk },
    { x: place(tail.mean), top: 0.72 * layout.height, name: words[1], value: tail.mean },
  ];
  return sceneOf(
    layout.width,
    layout.height,
    [
      ...markers.map(({ x, top }, k) =>
        path(segment(x, top, x, bottom), { stroke: k < 2 ? "ink" : worstPaint, width: 1.5 }),
      ),
      path(segment(layout.left, bottom + 1, place(largest) + layout.pitch, bottom + 1), {
        stroke: "quiet",
      }),
      ...steps(1, Math.floor(largest), 1).map((loss) =>
        text(place(loss), bottom + 21, `${loss}×`, { anchor: "middle" }),
      ),
      ...markers.map(({ x, top, name, value }) =>
        text(x + 10, top + 12, `${name}: ${value.toFixed(1)}×`, { tone: "ink" }),
      ),
    ],
    dotPaths(lossDots(losses, layout)),
  );
}

export const wide = {
  width: 960,
  height: 820,
  pitch: 8.8,
  /** The place of a loss of nothing, and how much one column holds. */
  left: 30,
  bin: 0.09,
  /** The room of the axis below the dots. */
  foot: 32,
};
const narrow: DistributionLayout = {
  width: 390,
  height: 240,
  pitch: 3,
  left: 24,
  bin: 0.075,
  foot: 28,
};

export const losses = sampleLosses(LOSSES, LOSS_SPREAD, seeded(20));

const { atRisk, mean, count } = tailOf(losses, RISK_SHARE);

export default asFile({
  title: `${thousands(LOSSES)} simulated losses as piles of dots, the worst ${count} in another color`,
  finding: `Tail risk: the worst ${(100 * count) / LOSSES}% of these simulated losses average ${mean.toFixed(1)} times the median. A quantum method has to reproduce that before you can use it.`,
  caption: `These are ${thousands(LOSSES)} independent log-normal losses with a spread of ${LOSS_SPREAD}, drawn from one seed. The long line is the value at risk at 95%. The short one is the mean of the losses beyond it.`,
  scene: view(wide, ["value at risk, 95%", `mean of the worst ${(100 * count) / LOSSES}%`]),
  narrow: view(narrow, ["VaR, 95%", "mean beyond it"]),
  table: {
    columns: ["Measure", "Times the median loss"],
    rows: [
      ["value at risk, 95%", atRisk.toFixed(2)],
      ["mean of the losses beyond it, the conditional value at risk (CVaR)", mean.toFixed(2)],
      ["largest", Math.max(...losses).toFixed(2)],
    ],
  },
} satisfies FigureData);

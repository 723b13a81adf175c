import { type Dot, dotPaths } from "#app/drawing/dots.ts";
import { path, text } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { steps } from "#app/drawing/scale.ts";
import { asFile, type FigureData, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { palettes } from "#app/lib/palettes.ts";
import { LOSS_SPREAD, LOSSES, largestLoss, pile, tail } from "./losses.ts";

type DistributionLayout = typeof wide;

const worstPaint = { phase: 0.5 };
const worstColor = phaseHex(worstPaint.phase);

const placeOf = (loss: number, { left, pitch, bin }: DistributionLayout) =>
  left + (loss / bin) * pitch;

/** A dot for each loss. */
function lossDots(layout: DistributionLayout): Dot[] {
  const { height, pitch, bin, foot } = layout;
  const start = placeOf(tail.atRisk, layout);
  return pile(bin).map(({ column, level, isWorst }) => ({
    x: start + (column + 0.5) * pitch,
    y: height - foot - (level + 0.5) * pitch,
    r: pitch * 0.43,
    color: isWorst ? worstColor : palettes.quantum.muted,
  }));
}

function view(layout: DistributionLayout, words: readonly [atRisk: string, mean: string]): Scene {
  const place = (loss: number) => placeOf(loss, layout);
  const bottom = layout.height - layout.foot;
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
      path(segment(layout.left, bottom + 1, place(largestLoss) + layout.pitch, bottom + 1), {
        stroke: "quiet",
      }),
      ...steps(1, Math.floor(largestLoss), 1).map((loss) =>
        text(place(loss), bottom + 21, `${loss}×`, { anchor: "middle" }),
      ),
      ...markers.map(({ x, top, name, value }) =>
        text(x + 10, top + 12, `${name}: ${value.toFixed(1)}×`, { tone: "ink" }),
      ),
    ],
    dotPaths(lossDots(layout)),
  );
}

const wide = {
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

const { atRisk, mean, count } = tail;

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
      ["largest", largestLoss.toFixed(2)],
    ],
  },
} satisfies FigureData);

import { path, pathsByStyle } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { routerRows } from "./router-losses.figure.ts";

const ratios = routerRows.flatMap((row) => row.ratios).toSorted((a, b) => a - b);
const worse = ratios.filter((ratio) => ratio > 1);

/** Every run from the best to the worst, as long as its distance from SABRE in doublings. */
function needles(width: number, height: number): Scene {
  const pitch = width / ratios.length;
  const foot = height * 0.6;
  const doubling = (foot - 12) / Math.log2(Math.max(...ratios));
  const thickness = Math.max(1, pitch * 0.55);
  const needle = (ratio: number, k: number) => {
    const x = (k + 0.5) * pitch;
    return segment(x, foot, x, foot - Math.log2(ratio) * doubling);
  };
  return sceneOf(width, height, [
    path(segment(0, foot, width, foot), { stroke: "muted" }),
    ...pathsByStyle(ratios, needle, [
      [(ratio) => ratio < 1, { stroke: "green", width: thickness }],
      [(ratio) => ratio > 1, { stroke: "ink", width: thickness }],
    ]),
  ]);
}

export default {
  title: "All runs of our router from the best to the worst, beside SABRE",
  finding: `Here are all runs from the best to the worst. The ${worse.length} that rise are losses, and our next question starts there.`,
  scene: needles(1440, 280),
  narrow: needles(390, 180),
} satisfies Diagram;

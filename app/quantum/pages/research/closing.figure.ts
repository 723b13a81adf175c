import { path } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { routerRows } from "./router-losses.figure.ts";

const ratios = routerRows.flatMap((row) => row.ratios).toSorted((a, b) => a - b);
const worse = ratios.filter((ratio) => ratio > 1);

/** Every run from the best to the worst, as long as its distance from SABRE in doublings. */
function needles(width: number, height: number): Scene {
  const pitch = width / ratios.length;
  const foot = height * 0.72;
  const doubling = (foot - 12) / Math.log2(Math.max(...ratios));
  const all = ratios.map((ratio, k) => {
    const x = (k + 0.5) * pitch;
    return { ratio, d: segment(x, foot, x, foot - Math.log2(ratio) * doubling) };
  });
  const lines = (isShown: (ratio: number) => boolean) =>
    all
      .filter(({ ratio }) => isShown(ratio))
      .map(({ d }) => d)
      .join("");
  const style = { width: Math.max(1, pitch * 0.55) };
  return sceneOf(width, height, [
    path(segment(0, foot, width, foot), { stroke: "muted" }),
    path(
      lines((ratio) => ratio < 1),
      { ...style, stroke: "green" },
    ),
    path(
      lines((ratio) => ratio > 1),
      { ...style, stroke: "ink" },
    ),
  ]);
}

export default {
  title: "All runs of our router from the best to the worst, beside SABRE",
  finding: `Here are all runs from the best to the worst. The ${worse.length} that rise are losses, and our next question starts there.`,
  scene: needles(1440, 420),
  narrow: needles(390, 220),
} satisfies Diagram;

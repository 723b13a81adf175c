import { path } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { type Diagram, type Scene, type Stroke, sceneOf } from "#app/figures/scene.ts";
import { cases, ratioOf } from "#app/models/measured/peers.ts";

const ratios = cases.map(ratioOf);

/** Every case in the order of the data file, as high as what is left of the other compilers' gates. */
function skyline(width: number, height: number): Scene {
  const pitch = width / ratios.length;
  const level = height * 0.25;
  const bars = (style: Stroke, isShown: (ratio: number) => boolean) => {
    const shown = ratios.map((ratio, k) => {
      const high = ratio * (height - level);
      return isShown(ratio) ? box(k * pitch, height - high, pitch * 0.7, high) : "";
    });
    return path(shown.join(""), style);
  };
  return sceneOf(width, height, [
    bars({ fill: "muted", opacity: 0.5 }, (ratio) => ratio === 1),
    bars({ fill: "accent" }, (ratio) => ratio < 1),
    bars({ fill: "purple" }, (ratio) => ratio > 1),
    path(segment(0, level, width, level), { stroke: "ink" }),
  ]);
}

export default {
  title: "The cases of the benchmark in the order of the data file",
  finding: `These are the ${ratios.length} benchmark cases in the order of the data file. The line is the better of Qiskit and tket, and what falls below it is a win.`,
  scene: skyline(1440, 420),
  narrow: skyline(390, 180),
} satisfies Diagram;

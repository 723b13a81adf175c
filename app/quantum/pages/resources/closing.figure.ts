import { path, pathsByStyle } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { cases, ratioOf } from "#app/models/measured/peers.ts";

const ratios = cases.map(ratioOf);

/** Every case in the order of the data file, as high as what is left of the other compilers' gates. */
function skyline(width: number, height: number): Scene {
  const pitch = width / ratios.length;
  const level = height * 0.25;
  const bar = (ratio: number, k: number) => {
    const high = ratio * (height - level);
    return box(k * pitch, height - high, pitch * 0.7, high);
  };
  return sceneOf(width, height, [
    ...pathsByStyle(ratios, bar, [
      [(ratio) => ratio === 1, { fill: "muted", opacity: 0.5 }],
      [(ratio) => ratio < 1, { fill: "accent" }],
      [(ratio) => ratio > 1, { fill: "purple" }],
    ]),
    path(segment(0, level, width, level), { stroke: "ink" }),
  ]);
}

export default {
  title: "The cases of the benchmark in the order of the data file",
  finding: `These are the ${ratios.length} benchmark cases in the order of the data file. The line is the better of Qiskit and tket, and what falls below it is a win.`,
  scene: skyline(1440, 420),
  narrow: skyline(390, 180),
} satisfies Diagram;

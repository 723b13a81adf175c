import { path, pathsByStyle, text } from "#app/drawing/marks.ts";
import { dot, segment } from "#app/drawing/path.ts";
import { logScale } from "#app/drawing/scale.ts";
import { asFile, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { heldOutCases, ratioOf } from "#data/peers.ts";

/** Two-qubit gates of ours over those of the better peer, the largest loss first. */
const ratios = heldOutCases.map(ratioOf).toSorted((a, b) => b - a);

const x = (k: number) => 52 + ((k + 0.5) / ratios.length) * 540;
const y = logScale([Math.min(...ratios), Math.max(...ratios)], [260, 72]);
const won = ratios.filter((ratio) => ratio < 1).length;
const lost = ratios.filter((ratio) => ratio > 1).length;

export default asFile({
  title: `Two-qubit gates of ${ratios.length} cases, over those of the better of Qiskit and tket: ${won} are fewer, ${lost} more`,
  scene: sceneOf(600, 278, [
    path(segment(0, y(1), 600, y(1)), { stroke: "ink", width: 1.5 }),
    ...pathsByStyle(ratios, (ratio, k) => segment(x(k), y(1), x(k), y(ratio)), [
      [(ratio) => ratio < 1, { stroke: "accent", width: 3.5 }],
      [(ratio) => ratio > 1, { stroke: "purple", width: 3.5 }],
    ]),
    ...pathsByStyle(ratios, (ratio, k) => dot(x(k), y(ratio), 4.6), [
      [(ratio) => ratio < 1, { fill: "accent" }],
      [(ratio) => ratio > 1, { fill: "purple" }],
      [(ratio) => ratio === 1, { fill: "muted" }],
    ]),
    text(52, 50, `${lost} more`, { tone: "purple" }),
    text(x(ratios.length - won), y(1) - 14, `${won} fewer`, { tone: "accent" }),
    text(0, 22, "each column is a case, the line the better tool"),
  ]),
} satisfies Picture);

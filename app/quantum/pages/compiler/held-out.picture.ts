import { path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { logScale } from "#app/figures/scale.ts";
import { type Picture, sceneOf } from "#app/figures/scene.ts";
import { heldOutCases, ratioOf } from "#app/models/measured/peers.ts";

/** Two-qubit gates of ours over those of the better peer, the largest loss first. */
const ratios = heldOutCases.map(ratioOf).toSorted((a, b) => b - a);

const x = (k: number) => 52 + ((k + 0.5) / ratios.length) * 540;
const y = logScale([Math.min(...ratios), Math.max(...ratios)], [260, 72]);
const columns = ratios.map((ratio, k) => ({ ratio, x: x(k) }));
const won = columns.filter(({ ratio }) => ratio < 1);
const lost = columns.filter(({ ratio }) => ratio > 1);
const tied = columns.filter(({ ratio }) => ratio === 1);
const stems = (list: typeof columns) =>
  list.map((column) => segment(column.x, y(1), column.x, y(column.ratio))).join("");
const ends = (list: typeof columns) =>
  list.map((column) => dot(column.x, y(column.ratio), 4.6)).join("");

export default {
  title: `Two-qubit gates of ${ratios.length} cases, over those of the better of Qiskit and tket: ${won.length} are fewer, ${lost.length} more`,
  scene: sceneOf(600, 278, [
    path(segment(0, y(1), 600, y(1)), { stroke: "ink", width: 1.5 }),
    path(stems(won), { stroke: "accent", width: 3.5 }),
    path(stems(lost), { stroke: "purple", width: 3.5 }),
    path(ends(won), { fill: "accent" }),
    path(ends(lost), { fill: "purple" }),
    path(ends(tied), { fill: "muted" }),
    text(52, 50, `${lost.length} more`, { tone: "purple" }),
    text(x(ratios.length - won.length), y(1) - 14, `${won.length} fewer`, { tone: "accent" }),
    text(0, 22, "each column a case; the line is the better of the two", { tone: "muted" }),
  ]),
} satisfies Picture;

import { label, path, text } from "#app/drawing/marks.ts";
import { box, dot, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import { type Mark, sceneOf } from "#app/drawing/scene.ts";
import { cases, type PeerCase, ratioOf, type Tool } from "#data/peers.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import type { PaperFigure } from "../types.ts";

const EVEN_Y = 246;
/** Points for a factor of e, up and down alike. */
const POINTS_PER_FACTOR = 345;
const y = (ratio: number) => EVEN_Y - POINTS_PER_FACTOR * Math.log(ratio);

const ratios = cases.map(ratioOf).sort((a, b) => b - a);
const barWidth = sheet.width / ratios.length;
const moreCount = ratios.filter((ratio) => ratio > 1).length;
const fewerCount = ratios.filter((ratio) => ratio < 1).length;
const bars = ratios.map((ratio, k) =>
  ratio === 1
    ? dot((k + 0.33) * barWidth, EVEN_Y + 7, 1.2)
    : box(k * barWidth, Math.min(EVEN_Y, y(ratio)), barWidth * 0.66, Math.abs(y(ratio) - EVEN_Y)),
);

/** Every case of the benchmark as a bar: above the line we need more gates than the better of the others, below fewer. */
export const compilerRowsCover = coverPicture(
  `Two-qubit gates of our compiler over those of the better of Qiskit and tket, ${ratios.length} cases from the worst to the best`,
  [
    path(bars.slice(0, moreCount).join(""), { fill: "purple" }),
    path(bars.slice(-fewerCount).join(""), { fill: "accent" }),
    path(bars.slice(moreCount, -fewerCount).join(""), { fill: "muted" }),
    path(segment(0, EVEN_Y, sheet.width, EVEN_Y), { stroke: "ink", width: 1.2 }),
    label(
      MARGIN,
      EVEN_Y - 28,
      `${moreCount} cases with more CX than the better of Qiskit and tket`,
      "ink",
    ),
    label(MARGIN, EVEN_Y - 12, `${ratios.length - moreCount - fewerCount} with as many`, "ink"),
    label(MARGIN, EVEN_Y + 28, `${fewerCount} with fewer`, "ink"),
  ],
);

const HEIGHT = 268;
const TOP = 24;
const LEFT = 168;
const RIGHT = 560;
const x = linearScale([0.5, 1.75], [LEFT, RIGHT]);
const peers: readonly { tool: Tool; name: string; tone: "purple" | "muted" | "accent" }[] = [
  { tool: "qiskit-1", name: "Qiskit 1", tone: "muted" },
  { tool: "tket", name: "tket", tone: "purple" },
  { tool: "ours", name: "ours", tone: "accent" },
];

const shownCases = cases.filter(
  ({ suite, circuit, device }) =>
    suite === "mqt" && circuit.endsWith("_n16") && device === "heavy-hex-27",
);
const row = HEIGHT / shownCases.length;
const ratio = ({ by }: PeerCase, tool: Tool) => (by[tool]?.cx ?? Number.NaN) / by["qiskit-3"].cx;
const bottom = TOP + HEIGHT;

export const routingRatios: PaperFigure = {
  finding: `With our compiler ${shownCases.filter((entry) => ratio(entry, "ours") < 1).length} of ${shownCases.length} circuits have fewer CX than with Qiskit’s level 3, with tket ${shownCases.filter((entry) => ratio(entry, "tket") < 1).length}; peers.csv has every row.`,
  scene: sceneOf(600, bottom + 22, [
    ...[0.5, 0.75, 1, 1.25, 1.5].map((tick) =>
      label(x(tick), bottom + 16, `${tick}`, "quiet", "middle"),
    ),
    path(segment(x(1), TOP - 8, x(1), bottom + 4), { stroke: "ink", width: 1 }),
    text(x(1), TOP - 12, "Qiskit 3 = 1", { anchor: "middle", tone: "ink" }),
    ...peers.map(({ name, tone }, k) => text(x(1) + 70 + k * 70, TOP - 12, name, { tone })),
    ...shownCases.flatMap((entry, k): Mark[] => {
      const y = TOP + k * row + row / 2;
      return [
        path(segment(LEFT, y, RIGHT, y), { stroke: "line", width: 0.5 }),
        text(0, y + 3.5, entry.circuit.replaceAll("_", " ")),
        ...peers.flatMap(({ tool, tone }) => {
          const at = ratio(entry, tool);
          return Number.isNaN(at)
            ? []
            : [path(dot(Math.min(RIGHT, Math.max(LEFT, x(at))), y, 3.6), { fill: tone })];
        }),
      ];
    }),
  ]),
};

import { label, path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
import { cases, type PeerCase, type Tool } from "#app/models/measured/peers.ts";
import type { PaperFigure } from "../types.ts";

const HEIGHT = 268;
const TOP = 24;
const LEFT = 150;
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
    text(x(1), TOP - 12, "Qiskit 3 = 1", { anchor: "middle", size: "s", tone: "ink" }),
    ...peers.map(({ name, tone }, k) =>
      text(x(1) + 70 + k * 70, TOP - 12, name, { size: "s", tone }),
    ),
    ...shownCases.flatMap((entry, k): Mark[] => {
      const y = TOP + k * row + row / 2;
      return [
        path(segment(LEFT, y, RIGHT, y), { stroke: "line", width: 0.5 }),
        text(0, y + 3.5, entry.circuit.replaceAll("_", " "), { size: "s", tone: "muted" }),
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

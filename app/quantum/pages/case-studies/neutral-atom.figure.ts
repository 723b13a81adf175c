import { type Node, nodes, port } from "#app/figures/flow.ts";
import { mono, path } from "#app/figures/marks.ts";
import { arrow, box, dot } from "#app/figures/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import {
  countMoves,
  type Pair,
  scheduleWithoutReuse,
  scheduleWithReuse,
} from "#app/quantum/pages/case-studies/atom-moves.ts";

const STAGES = ["IR", "zoned placer", "scheduler", "pulse backend"];
const layers: readonly (readonly Pair[])[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [1, 2],
    [4, 5],
  ],
  [
    [2, 4],
    [3, 5],
  ],
];

const ZONES = [
  { name: "storage", y: 0, h: 92 },
  { name: "entangling", y: 104, h: 66 },
  { name: "readout", y: 182, h: 56 },
];
const ZONE_X = 176;
const ATOM = 22;

function atoms(columns: number, rows: number, y: number): string {
  return Array.from({ length: columns * rows }, (_, k) =>
    dot(ZONE_X + 26 + (k % columns) * ATOM, y + Math.floor(k / columns) * ATOM, 3),
  ).join("");
}

export function buildArchitecture(): Figure {
  const pipeline = STAGES.map(
    (name, k): Node => ({ x: 1, y: 1 + k * 66, w: 122, h: 38, lines: [name] }),
  );
  const links = pipeline
    .slice(1)
    .map((node, k) => arrow([port(pipeline[k], "bottom", 3), port(node, "top", 3)]));
  const couples = [0, 1, 2].map(
    (k) => dot(ZONE_X + 36 + k * 54, 136, 3) + dot(ZONE_X + 48 + k * 54, 136, 3),
  );
  const moves = [0, 1, 2].map((k) => {
    const from = ZONE_X + 26 + (k * 2 + 2) * ATOM;
    return arrow([
      [from, 74],
      [from, 82],
      [ZONE_X + 42 + k * 54, 96],
      [ZONE_X + 42 + k * 54, 126],
    ]);
  });
  const without = countMoves(scheduleWithoutReuse(layers)).all;
  const reused = countMoves(scheduleWithReuse(layers));
  const marks: Mark[] = [
    ...nodes(pipeline, { mono: true }),
    path(
      links.join("") +
        arrow([port(pipeline[1], "right", 3), [ZONE_X - 5, 86]]) +
        arrow([port(pipeline[3], "right", 3), [ZONE_X - 5, 218]]),
      { stroke: "muted", width: 1 },
    ),
    path(ZONES.map(({ y, h }) => box(ZONE_X, y + 1, 183, h)).join(""), {
      stroke: "quiet",
      width: 1,
      dash: "2 3",
    }),
    ...ZONES.map(({ name, y, h }) =>
      mono(ZONE_X + 8, y + h - 5, name, { size: "s", tone: "quiet" }),
    ),
    path(atoms(7, 3, 18) + couples.join("") + atoms(4, 1, 206), { fill: "ink" }),
    path(moves.join(""), { stroke: "accent", width: 1.5 }),
    mono(352, 165, "moves", { anchor: "end", size: "s", tone: "accent" }),
  ];
  return {
    kind: "diagram",
    title:
      "Compiler pipeline for neutral atoms: IR, zoned placer, scheduler, pulse backend, and the three zones it drives",
    finding: `On an example of ${layers.length} layers, reuse needs ${reused.all} atom moves instead of ${without}.`,
    caption: `The pipeline and the zones of an atom array, a diagram. The counts are computed: of the ${reused.all} moves, ${reused.betweenZones} pass between storage and the entangling zone and ${reused.withinZone} from one site of that zone to another. Reuse after ZAC (arXiv 2411.11784), parallel moves after Enola (arXiv 2405.15095).`,
    scene: { width: 360, height: 242, marks },
    table: {
      columns: ["Part", "Role"],
      rows: [
        ["IR", "the circuit, independent of the device"],
        [
          "Zoned placer",
          `places atoms and reuses them: ${reused.all} moves against ${without} on the example`,
        ],
        ["Scheduler", "runs moves and gates side by side"],
        ["Pulse backend", "emits the device’s pulses"],
        ["Storage, entangling, readout", "the zones between which atoms move"],
      ],
    },
  };
}

export default buildArchitecture();

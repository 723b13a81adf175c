import { mono, path } from "#app/figures/draw/marks.ts";
import { type Point, polyline, segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

type Half = "left" | "right";

interface Area {
  name: string;
  uses: string;
  level: number;
  /** Two areas that share a level are two halves of its plate. */
  half?: Half;
}

const areas: readonly Area[] = [
  { name: "languages and IR", uses: "OpenQASM 3, QIR, MLIR", level: 0 },
  { name: "compilers", uses: "layout, routing, pulses", level: 1 },
  { name: "control and FPGA", uses: "to the device and back", level: 2, half: "left" },
  { name: "simulation and HPC", uses: "reference and noise", level: 2, half: "right" },
  { name: "cryptography", uses: "ML-KEM, ML-DSA, MPC", level: 3 },
  { name: "AI/ML", uses: "surrogates, gated", level: 4 },
];

const CX = 90;
const TOP = 34;
const PITCH = 52;
const LABEL_PITCH = 44;
const RADIUS = 88;
const SQUASH = 0.33;
const THICKNESS = 7;
const GAP = 7;

function corner(k: number, level: number): Point {
  const angle = (k * Math.PI) / 3;
  return [CX + RADIUS * Math.cos(angle), TOP + level * PITCH + SQUASH * RADIUS * Math.sin(angle)];
}

/** The corners of a face, clockwise from its back; a half ends at the middle line. */
function face({ level, half }: Area): Point[] {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => corner(k, level));
  const middle = (side: 1 | -1): Point => [
    CX + (half === "left" ? -GAP : GAP),
    TOP + level * PITCH + side * SQUASH * RADIUS * Math.sin(Math.PI / 3),
  ];
  if (half === "left") return [middle(1), corners[2], corners[3], corners[4], middle(-1)];
  if (half === "right") return [corners[0], corners[1], middle(1), middle(-1), corners[5]];
  return corners;
}

/** A plate seen from above: its face, then the sides that face the viewer. */
function plate(area: Area): string {
  const points = face(area);
  const center = TOP + area.level * PITCH;
  const near = points.filter(([, y]) => y > center - 0.1).sort(([a], [b]) => b - a);
  const below = near.map(([x, y]): Point => [x, y + THICKNESS]);
  const edges = near.slice(1, -1).map(([x, y], k) => segment(x, y, ...below[k + 1]));
  const rim = polyline([near[0], ...below, near[near.length - 1]]);
  return polyline(points, true) + rim + edges.join("");
}

export function buildTechnologyStack(): Figure {
  const labelY = (k: number) => TOP + 4 + k * LABEL_PITCH;
  const leader = (area: Area, k: number) => {
    const start = area.half === "left" ? corner(2, area.level) : corner(0, area.level);
    const from: Point = area.half === "left" ? [start[0] + 14, start[1] + THICKNESS] : start;
    return polyline([from, [186, labelY(k) - 4], [200, labelY(k) - 4]]);
  };
  const marks: Mark[] = [
    ...areas
      .toReversed()
      .map((area) => path(plate(area), { fill: "ground", stroke: "quiet", width: 1 })),
    path(areas.map(leader).join(""), { stroke: "line", width: 1 }),
    ...areas.flatMap(({ name, uses }, k): Mark[] => [
      mono(206, labelY(k), name, { tone: "ink" }),
      mono(206, labelY(k) + 14, uses, { size: "s", tone: "quiet" }),
    ]),
  ];
  return {
    id: "technology-stack",
    title: "Six areas as one stack: languages, compilers, control beside simulation, and two below",
    finding:
      "A compiled program goes either to control hardware or to a simulator; neither lies on the way to the other.",
    caption: `A diagram of the ${areas.length} areas: languages and compilers above, the two places where a program runs side by side, cryptography and AI/ML under all of them.`,
    scene: { width: 360, height: 288, marks },
    table: { columns: ["Area", "Used for"], rows: areas.map(({ name, uses }) => [name, uses]) },
  };
}

import { mono, path } from "#app/drawing/marks.ts";
import { type Point, polyline, segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";

type Half = "back" | "front";

interface Area {
  name: string;
  uses: string;
  level: number;
  /** Two areas that share a level are two halves of its plate. */
  half?: Half;
}

export const areas: readonly Area[] = [
  { name: "languages and IR", uses: "OpenQASM 3, QIR, MLIR", level: 0 },
  { name: "compilers", uses: "layout, routing, pulses", level: 1 },
  { name: "control and FPGA", uses: "to the device and back", level: 2, half: "back" },
  { name: "simulation and HPC", uses: "reference and noise", level: 2, half: "front" },
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
const GAP = 4;

function corner(k: number, level: number): Point {
  const angle = (k * Math.PI) / 3;
  return [CX + RADIUS * Math.cos(angle), TOP + level * PITCH + SQUASH * RADIUS * Math.sin(angle)];
}

/** The corners of a face; a half is parted from the other by a gap along the widest line. */
function face({ level, half }: Area): Point[] {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => corner(k, level));
  const shifted = (k: number, by: number): Point => [corners[k][0], corners[k][1] + by];
  if (half === "back")
    return [shifted(3, -GAP), corners[4], corners[5], shifted(0, -GAP)].map(lift);
  if (half === "front") return [shifted(0, GAP), corners[1], corners[2], shifted(3, GAP)];
  return corners;
}

/** The back half stands off by the thickness that its own near side shows. */
function lift([x, y]: Point): Point {
  return [x, y - THICKNESS];
}

/** A plate seen from above: its face, then the sides toward the viewer. */
function plate(area: Area): string {
  const points = face(area);
  const right = points.reduce((a, b) => (b[0] > a[0] ? b : a));
  const near = points.filter(([, y]) => y >= right[1] - 0.1).sort(([a], [b]) => b - a);
  const below = near.map(([x, y]): Point => [x, y + THICKNESS]);
  const edges = near.slice(1, -1).map(([x, y], k) => segment(x, y, ...below[k + 1]));
  const rim = polyline([near[0], ...below, near[near.length - 1]]);
  return polyline(points, true) + rim + edges.join("");
}

export default function buildTechnologyStack(): Figure {
  const labelY = (k: number) => TOP + 4 + k * LABEL_PITCH;
  const leader = (area: Area, k: number) => {
    const from = face(area).reduce((a, b) => (b[0] > a[0] ? b : a));
    return polyline([from, [190, labelY(k) - 4], [200, labelY(k) - 4]]);
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
    title: "Six areas as one stack: languages, compilers, control beside simulation, and two below",
    finding: "A compiled program goes to control hardware or to a simulator.",
    caption: `A diagram of the ${areas.length} areas: languages and compilers above, the two places where a program runs side by side, cryptography and AI/ML under all of them.`,
    scene: { width: 360, height: 288, marks },
    table: { columns: ["Area", "Used for"], rows: areas.map(({ name, uses }) => [name, uses]) },
  };
}

import { mono, path } from "#app/figures/draw/marks.ts";
import { dot, type Point, polyline, segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const layers = [
  { name: "languages and IR", uses: "OpenQASM 3, QIR, MLIR" },
  { name: "compilers", uses: "layout, routing, pulses" },
  { name: "simulation and HPC", uses: "statevector to tensor" },
  { name: "control and FPGA", uses: "QICK, QubiC, feedback" },
  { name: "cryptography", uses: "ML-KEM, ML-DSA, MPC" },
  { name: "AI/ML", uses: "surrogates, gated" },
] as const;

const CX = 96;
const TOP = 36;
const PITCH = 42;
const RADIUS = 92;
const SQUASH = 0.33;
const THICKNESS = 7;
const CELL = 14;

function corner(k: number, level: number, radius = RADIUS): Point {
  const angle = (k * Math.PI) / 3;
  return [CX + radius * Math.cos(angle), TOP + level * PITCH + SQUASH * radius * Math.sin(angle)];
}

/** A hexagonal plate seen from above: its face, then its three near sides. */
function plate(level: number): { face: string; rim: string } {
  const face = polyline(
    [0, 1, 2, 3, 4, 5].map((k) => corner(k, level)),
    true,
  );
  const near = [0, 1, 2, 3].map((k) => corner(k, level));
  const below = near.map(([x, y]): Point => [x, y + THICKNESS]);
  const rim =
    polyline([near[0], ...below, near[3]]) +
    segment(...near[1], ...below[1]) +
    segment(...near[2], ...below[2]);
  return { face, rim };
}

/** A hexagonal lattice of qubits on the top plate. */
function lattice(): string {
  const spots: Point[] = [];
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) {
      if (Math.abs(q + r) > 3) continue;
      spots.push([CX + 1.5 * CELL * q, TOP + SQUASH * Math.sqrt(3) * CELL * (r + q / 2)]);
    }
  }
  return spots.map(([x, y]) => dot(x, y, 1.6)).join("");
}

export function buildTechnologyStack(): Figure {
  const plates = layers.map((_, level) => plate(level)).toReversed();
  const marks: Mark[] = [
    ...plates.map(({ face, rim }) =>
      path(`${face}${rim}`, { fill: "ground", stroke: "quiet", width: 1 }),
    ),
    path(lattice(), { fill: "accent" }),
    path(
      layers.map((_, level) => segment(...corner(0, level), 204, corner(0, level)[1])).join(""),
      { stroke: "line", width: 1 },
    ),
    ...layers.flatMap(({ name, uses }, level): Mark[] => {
      const y = corner(0, level)[1];
      return [
        mono(210, y, name, { tone: "ink" }),
        mono(210, y + 14, uses, { size: "s", tone: "quiet" }),
      ];
    }),
  ];
  return {
    id: "technology-stack",
    title: "Six areas as one stack, from languages and IR at the top to AI/ML at the base",
    caption: `The ${layers.length} areas as layers of one stack: the program at the top, cryptography and AI/ML under all the others.`,
    scene: { width: 360, height: 288, marks },
    table: { columns: ["Layer", "Used for"], rows: layers.map(({ name, uses }) => [name, uses]) },
  };
}

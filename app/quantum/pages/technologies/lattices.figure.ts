import { circle, mono, path } from "#app/figures/marks.ts";
import { dot, type Point, polyline, segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { heavyHexagon } from "#app/models/frequency-plan.ts";
import { packetHistory, places } from "#app/models/wave/two-walls.ts";

interface Area {
  name: string;
  uses: string;
  /** Two areas share a level, side by side. */
  isHalf?: boolean;
}

const areas: readonly Area[] = [
  { name: "languages and IR", uses: "OpenQASM 3, QIR, MLIR" },
  { name: "compilers", uses: "layout, routing, pulses" },
  { name: "control and FPGA", uses: "to the device and back", isHalf: true },
  { name: "simulation and HPC", uses: "reference and noise", isHalf: true },
  { name: "cryptography", uses: "ML-KEM, ML-DSA, MPC" },
  { name: "AI/ML", uses: "surrogates, gated" },
];

/** A slab seen from above: a hexagon of radius 1, flattened and set in place. */
interface Slab {
  place: (x: number, y: number) => Point;
  /** Of dots, against the wide drawing's. */
  weight: number;
}

const inside = (x: number, y: number, rim = 0.94): boolean =>
  Math.abs(y) <= (rim * Math.sqrt(3)) / 2 && Math.abs(y) / Math.sqrt(3) + Math.abs(x) <= rim;

/** Points of a lattice by its two steps, inside the hexagon. */
function points(a: Point, b: Point): Point[] {
  const reach = [...Array(41).keys()].map((k) => k - 20);
  return reach
    .flatMap((i) => reach.map((j): Point => [i * a[0] + j * b[0], i * a[1] + j * b[1]]))
    .filter(([x, y]) => inside(x, y));
}

const dots = (list: readonly Point[], { place, weight }: Slab, r: number): string =>
  list.map(([x, y]) => dot(...place(x, y), r * weight)).join("");

/** Lines between points that are nearest neighbors. */
function bonds(list: readonly Point[], length: number, { place }: Slab): string {
  return list
    .flatMap(([x, y], k) =>
      list
        .slice(k + 1)
        .filter(([u, v]) => Math.hypot(u - x, v - y) < length * 1.05)
        .map(([u, v]) => polyline([place(x, y), place(u, v)])),
    )
    .join("");
}

const STEP = 0.16;
const square = points([STEP, 0], [0, STEP]);
const triangular = points([STEP, 0], [STEP / 2, (STEP * Math.sqrt(3)) / 2]);
const honeycomb = triangular.filter(([x, y]) => {
  const row = Math.round(y / ((STEP * Math.sqrt(3)) / 2));
  return (Math.round(x / STEP - row / 2) + 2 * row + 300) % 3 !== 0;
});
const kagome = triangular.filter(([x, y]) => {
  const row = Math.round(y / ((STEP * Math.sqrt(3)) / 2));
  const column = Math.round(x / STEP - row / 2);
  return !(Math.abs(row % 2) === 1 && Math.abs(column % 2) === 1);
});

function heavy({ place, weight }: Slab): Mark[] {
  const { points: qubits, edges } = heavyHexagon(4, 3);
  const middle = [0, 1].map((axis) => {
    const values = qubits.map((point) => point[axis]);
    return (Math.max(...values) + Math.min(...values)) / 2;
  });
  const at = ([x, y]: Point): Point => [(x - middle[0]) * 0.105, (y - middle[1]) * 0.105];
  const kept = edges.filter((edge) => edge.every((k) => inside(...at(qubits[k]))));
  const ends = [...new Set(kept.flat())];
  return [
    path(kept.map((e) => polyline(e.map((k) => place(...at(qubits[k]))))).join(""), {
      stroke: "muted",
      width: 1.4,
    }),
    path(ends.map((k) => dot(...place(...at(qubits[k])), 3 * weight)).join(""), { fill: "ink" }),
  ];
}

/** Amplitudes of the packet of the simulation page, on the middle of its history. */
function waves(slab: Slab): Mark[] {
  const { re, im } = packetHistory();
  return points([0.1, 0], [0.05, 0.0866]).map(([x, y]) => {
    const i = Math.round((y + 1) * 22 + 6) * places + Math.round((x + 1) * 31);
    const size = Math.min(1, Math.hypot(re[i], im[i]) * 16);
    const phase = (Math.round((Math.atan2(im[i], re[i]) / (2 * Math.PI)) * 18) / 18 + 1) % 1;
    const [cx, cy] = slab.place(x, y);
    return circle(cx, cy, Math.max(0.5, (Math.round(size * 11) / 2) * slab.weight), {
      fill: { phase },
    });
  });
}

const lattices: readonly { name: string; draw: (slab: Slab) => Mark[] }[] = [
  {
    name: "square",
    draw: (slab) => [
      path(bonds(square, STEP, slab), { stroke: "quiet", opacity: 0.6 }),
      path(dots(square, slab, 2.2), { fill: "ink" }),
    ],
  },
  { name: "heavy-hex", draw: heavy },
  {
    name: "kagome",
    draw: (slab) => [path(bonds(kagome, STEP, slab), { stroke: "purple", width: 1.4 })],
  },
  { name: "triangular, with amplitudes", draw: waves },
  {
    name: "honeycomb",
    draw: (slab) => [path(bonds(honeycomb, STEP, slab), { stroke: "accent", width: 1.6 })],
  },
  {
    name: "triangular",
    draw: (slab) => [
      path(bonds(triangular, STEP, slab), { stroke: "blue", opacity: 0.5 }),
      path(dots(triangular, slab, 2), { fill: "blue" }),
    ],
  },
];

const SQUASH = 0.32;
const WIDE_UNIT = 258;

interface Layout {
  width: number;
  height: number;
  /** Of each slab in order. */
  centers: readonly Point[];
  unit: number;
  /** A slab that shares its level, against the others. */
  half: number;
  thickness: number;
  /** How far below its slab's near edge a label's line is. */
  label: (isHalf: boolean) => number;
}

function view({ width, height, centers, unit, half, thickness, label }: Layout): Scene {
  // The two places where a program runs share one level.
  const sizes = areas.map((area) => unit * (area.isHalf ? half : 1));
  const nearEdge = (k: number) => centers[k][1] + sizes[k] * SQUASH * (Math.sqrt(3) / 2);
  const marks = centers
    .map(([cx, cy], k): Mark[] => {
      const slab: Slab = {
        place: (x, y) => [cx + x * sizes[k], cy + y * sizes[k] * SQUASH],
        weight: Math.sqrt(unit / WIDE_UNIT),
      };
      const corners = [0, 1, 2, 3, 4, 5].map((n) =>
        slab.place(Math.cos((n * Math.PI) / 3), Math.sin((n * Math.PI) / 3)),
      );
      const near = corners.slice(0, 4);
      const below = near.map(([x, y]): Point => [x, y + thickness]);
      const edges = segment(...near[1], ...below[1]) + segment(...near[2], ...below[2]);
      return [
        path(polyline([...near, ...below.toReversed()], true), { fill: "line", stroke: "muted" }),
        path(polyline(corners, true), { fill: "raised", stroke: "muted" }),
        path(edges, { stroke: "muted" }),
        ...lattices[k].draw(slab),
      ];
    })
    .reverse()
    .flat();
  return {
    width,
    height,
    body: sceneBody({ marks }, "quantum"),
    marks: centers.map(([x], k) =>
      mono(x, nearEdge(k) + label(areas[k].isHalf ?? false), areas[k].name, {
        tone: "ink",
        anchor: "middle",
      }),
    ),
  };
}

export function buildLattices(): Figure {
  return {
    kind: "diagram",
    title: "Six slabs as one stack, each drawn on a lattice",
    finding: "A compiled program goes to control hardware or to a simulator.",
    caption:
      "A diagram of the six areas: languages and compilers above, the two places where a program runs side by side, cryptography and AI/ML under all of them. The lattices tell the areas apart; the amplitudes are those of the simulation page.",
    scene: view({
      width: 816,
      height: 782,
      centers: [
        [408, 80],
        [408, 232],
        [596, 370],
        [220, 370],
        [408, 512],
        [408, 664],
      ],
      unit: WIDE_UNIT,
      half: 0.72,
      thickness: 34,
      label: () => 22,
    }),
    narrow: view({
      width: 375,
      height: 504,
      centers: [
        [187, 46],
        [187, 134],
        [280, 222],
        [94, 222],
        [187, 342],
        [187, 430],
      ],
      unit: 156,
      half: 0.58,
      thickness: 22,
      // A small slab's edge is shorter than its name.
      label: (isHalf) => (isHalf ? 38 : 16),
    }),
    table: {
      columns: ["Area", "Used for", "Lattice"],
      rows: areas.map(({ name, uses }, k) => [name, uses, lattices[k].name]),
    },
  };
}

export default buildLattices();

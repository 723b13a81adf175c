import { signatures } from "@adyakshar/papers/pqc/key-sizes";
import type { SolutionIcon } from "#app/content/quantum/home.ts";
import { cellBoxes, type Frame, wires } from "#app/figures/chip-layout.ts";
import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box, curve, dot, type Point, segment } from "#app/figures/path.ts";
import { type Mark, type Picture, type Scene, sceneOf } from "#app/figures/scene.ts";
import { implement } from "#app/models/layout/design.ts";
import { moments, packetHistory, places } from "#app/models/wave/two-walls.ts";

/** A plate, and the strip that a phone has of it. Lines that go on beyond it are cut by its edge. */
const PLATE = { width: 432, height: 236 } as const;
const STRIP = { width: 160, height: 96 } as const;
const LEFT = 32;
const BEYOND = 3000;

const plate = (marks: readonly Mark[], ...words: readonly string[]): Scene =>
  sceneOf(PLATE.width, PLATE.height, [
    ...marks,
    ...words.map((line, k) => mono(LEFT, 216 - (words.length - 1 - k) * 22, line)),
  ]);
const strip = (marks: readonly Mark[]): Scene => sceneOf(STRIP.width, STRIP.height, marks);

interface Wires {
  /** Of the crossing, of the sign and of the three gates. */
  at: readonly [from: number, to: number, sign: number, gates: number];
  rows: readonly [number, number];
  step: number;
  r: number;
}

/** Two wires that cross, and the three gates that do the same. */
function swap({ at: [from, to, sign, gates], rows: [a, b], step, r }: Wires): Mark[] {
  const third = (to - from) / 3;
  const crossing = [
    [a, b],
    [b, a],
  ].map(
    ([y, z]) =>
      `M${from} ${y}h${third / 2}C${from + third * 1.5} ${y} ${to - third * 1.5} ${z} ${to - third / 2} ${z}H${to}`,
  );
  const middle = (a + b) / 2;
  const targets = [b, a, b].map((y, k) => ({ x: gates + (k + 0.7) * step, y, other: a + b - y }));
  const beside = segment(gates, a, BEYOND, a) + segment(gates, b, BEYOND, b);
  return [
    path(crossing.join(""), { stroke: "ink", width: 1.5 }),
    path(
      segment(sign, middle - 3, sign + 9, middle - 3) +
        segment(sign, middle + 3, sign + 9, middle + 3),
      { stroke: "ink", width: 1.5 },
    ),
    path(beside, { stroke: "quiet", width: 1 }),
    path(
      targets
        .map(
          ({ x, y, other }) =>
            segment(x, other, x, y + Math.sign(y - other) * r) + segment(x - r, y, x + r, y),
        )
        .join(""),
      { stroke: "accent", width: 1.5 },
    ),
    path(targets.map(({ x, y }) => dot(x, y, r)).join(""), { stroke: "accent", width: 1.5 }),
    path(targets.map(({ x, other }) => dot(x, other, r / 2.2)).join(""), { fill: "accent" }),
  ];
}

const shown = [signatures.ed25519, signatures.mlDsa65, signatures.slhDsa128s];
const CELL = 64;

/** A bar of one cell for each 64 bytes; the last is as wide as what is left. */
function cells(bytes: number, x: number, y: number, pitch: number, height: number): string {
  return Array.from({ length: Math.ceil(bytes / CELL) }, (_, k) =>
    box(x + k * pitch, y, pitch * 0.7 * Math.min(1, bytes / CELL - k), height),
  ).join("");
}

function signed(x: number, y: number, rise: number, pitch: number, height: number): Mark[] {
  return [
    path(cells(shown[0].bytes, x, y, pitch, height), { fill: "accent" }),
    path(
      shown
        .slice(1)
        .map(({ bytes }, k) => cells(bytes, x, y + (k + 1) * rise, pitch, height))
        .join(""),
      { fill: "muted" },
    ),
  ];
}

const MOMENT = 7;
const HUES = 12;

/** One moment of the packet: height is the real part, size the modulus, color the phase. */
function packet(x: number, axis: number, pitch: number, high: number, r: number): Mark[] {
  const { re, im } = packetHistory();
  const line = Array.from({ length: places }, (_, place) => {
    const at = MOMENT * places + place;
    return {
      place,
      re: re[at],
      size: Math.hypot(re[at], im[at]),
      turns: Math.atan2(im[at], re[at]) / (2 * Math.PI),
    };
  });
  const peak = Math.max(...line.map(({ size }) => size));
  const points = line.map(
    ({ place, re: a }): Point => [x + place * pitch, axis - (a / peak) * high],
  );
  const hues = new Map<number, string>();
  for (const [k, { size, turns }] of line.entries()) {
    const hue = (Math.round(turns * HUES) + HUES) % HUES;
    const drawn = dot(...points[k], Math.max(0.15, size / peak) * r);
    hues.set(hue, (hues.get(hue) ?? "") + drawn);
  }
  return [
    path(curve(points), { stroke: "quiet", width: 1 }),
    ...[...hues].map(([hue, d]) => path(d, { fill: { phase: hue / HUES } })),
  ];
}

const TRACKS = 3;
const design = implement({ cells: 90, nets: 60, columns: 36, rows: 7, tracks: TRACKS, seed: 4 });
const isNear = (net: number) =>
  design.netlist.nets[net].every((cell) => design.placed[cell][0] < 18);
const net = design.routes
  .filter((route) => isNear(route.net))
  .reduce((a, b) => (b.path.length > a.path.length ? b : a));
const steps = net.path.length - 1;

function routed(frame: Frame, width: number): Mark[] {
  const { placed, netlist, routes } = design;
  const others = wires(
    routes.filter((route) => route !== net),
    frame,
    TRACKS,
  );
  const own = wires([net], frame, TRACKS);
  const ends = netlist.nets[net.net].map((cell) => placed[cell]);
  const side = frame.site * 0.72;
  return [
    path(cellBoxes(placed.slice(0, netlist.cells), frame, side, side), {
      fill: "quiet",
      opacity: 0.3,
    }),
    path(others.rows + others.columns, { stroke: "muted", opacity: 0.5 }),
    path(own.rows + own.columns, { stroke: "accent", width }),
    path(cellBoxes(ends, frame, side, side), { fill: "ink" }),
  ];
}

/** What each solution is about in one small drawing, none of which opens its page. */
const cuts: Readonly<Record<SolutionIcon, Picture>> = {
  circuit: {
    // In the page, so that its wires go on to the edge.
    shapes: "inline",
    title: "One SWAP of two qubits equals three CNOT gates",
    scene: plate(
      [
        ...swap({ at: [LEFT, 176, 196, 226], rows: [84, 138], step: 62, r: 11 }),
        mono(LEFT, 56, "one SWAP", { tone: "ink" }),
        mono(226, 56, "three CNOTs", { tone: "accent" }),
      ],
      "A SWAP costs three CNOTs,",
      "fewer beside gates that fuse with it.",
    ),
    narrow: strip(swap({ at: [0, 50, 58, 74], rows: [30, 66], step: 25, r: 8 })),
  },
  shield: {
    title: `One signature each: ${shown.map(({ name, bytes }) => `${name} ${thousands(bytes)} bytes`).join(", ")}`,
    scene: plate(
      [
        ...signed(LEFT, 30, 56, 3.15, 16),
        ...shown.map(({ name, bytes }, k) =>
          mono(
            k === 0 ? LEFT + 12 : LEFT,
            k === 0 ? 43 : 76 + (k - 1) * 56,
            `${name}, ${thousands(bytes)} bytes`,
            {
              tone: k === 0 ? "accent" : "ink",
            },
          ),
        ),
      ],
      "One signature each, in 64-byte cells:",
      "classical, lattice-based, hash-based.",
    ),
    narrow: strip([
      ...signed(0, 12, 27, 0.62, 18),
      ...shown.map(({ bytes }, k) =>
        mono(
          (bytes / CELL) * 0.62 + 7,
          25.5 + k * 27,
          `${thousands(bytes)}${k === 0 ? " bytes" : ""}`,
          {
            tone: k === 0 ? "accent" : "ink",
          },
        ),
      ),
    ]),
  },
  lattice: {
    title: `${places} of ${thousands(places * moments)} amplitudes: a wave packet at one moment`,
    scene: plate(
      packet(LEFT, 96, 6.1, 66, 5.5),
      `${places} of ${thousands(places * moments)} amplitudes; hue is phase.`,
    ),
    narrow: strip(packet(2, 48, 2.45, 40, 3)),
  },
  flask: {
    title: `One net of ${design.netlist.nets.length}, routed in ${steps} steps`,
    scene: plate(
      routed({ x: LEFT - 44, y: 20, site: 22 }, 2.5),
      `One net of ${design.netlist.nets.length}, routed: ${steps} steps.`,
    ),
    narrow: strip(routed({ x: -34, y: 1, site: 10.4 }, 2.5)),
  },
};

export default cuts;

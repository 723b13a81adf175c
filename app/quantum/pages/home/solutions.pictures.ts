import type { Solution } from "#app/content/quantum/home.ts";
import { type ChipFrame, cellBoxes, wires } from "#app/figures/chip-layout.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { box, curve, dot, type Point, segment } from "#app/figures/path.ts";
import { type Mark, type Picture, type Scene, sceneOf } from "#app/figures/scene.ts";
import { implement } from "#app/models/layout/design.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import { PLACES, packetHistory } from "#app/models/wave/two-walls.ts";

/** A plate with one margin, and the strip that a phone has of it. */
const WIDTH = 608;
const MARGIN = 40;
const INNER_WIDTH = WIDTH - 2 * MARGIN;

const plate = (marks: readonly Mark[]): Scene => sceneOf(WIDTH, 256, marks);
const strip = (marks: readonly Mark[]): Scene => sceneOf(136, 96, marks);

interface Wires {
  /** The places of the crossing, the sign and the three gates. */
  at: readonly [from: number, to: number, sign: number, gates: number, end: number];
  rows: readonly [number, number];
  step: number;
  r: number;
}

/** Two wires that cross, and the three gates that do the same. */
function swap({ at: [from, to, sign, gates, end], rows: [a, b], step, r }: Wires): Mark[] {
  const third = (to - from) / 3;
  const strand = (y: number, z: number) =>
    `M${from} ${y}h${third / 2}C${from + third * 1.5} ${y} ${to - third * 1.5} ${z} ${to - third / 2} ${z}H${to}`;
  const middle = (a + b) / 2;
  const equals = [-3, 3].map((dy) => segment(sign, middle + dy, sign + 9, middle + dy)).join("");
  const targets = [b, a, b].map((y, k) => ({ x: gates + (k + 0.7) * step, y, other: a + b - y }));
  const links = targets.map(
    ({ x, y, other }) =>
      segment(x, other, x, y + Math.sign(y - other) * r) + segment(x - r, y, x + r, y),
  );
  const beside = segment(gates, a, end, a) + segment(gates, b, end, b);
  return [
    path(strand(a, b) + strand(b, a), { stroke: "ink", width: 1.5 }),
    path(equals, { stroke: "ink", width: 1.5 }),
    path(beside, { stroke: "quiet", width: 1 }),
    path(links.join(""), { stroke: "accent", width: 1.5 }),
    path(targets.map(({ x, y }) => dot(x, y, r)).join(""), { stroke: "accent", width: 1.5 }),
    path(targets.map(({ x, other }) => dot(x, other, r / 2.2)).join(""), { fill: "accent" }),
  ];
}

const signatureKinds = [
  { ...signatures.ed25519, kind: "classical" },
  { ...signatures.mlDsa65, kind: "lattice-based" },
  { ...signatures.slhDsa128s, kind: "hash-based" },
];
const toneOf = (k: number) => (k === 0 ? "accent" : "ink");
const CELL_BYTES = 64;

/** A bar of one cell for each 64 bytes; the last is as wide as what is left. */
function cells(bytes: number, x: number, y: number, pitch: number, height: number): string {
  return Array.from({ length: Math.ceil(bytes / CELL_BYTES) }, (_, k) =>
    box(x + k * pitch, y, pitch * 0.7 * Math.min(1, bytes / CELL_BYTES - k), height),
  ).join("");
}

function bars(x: number, y: number, rise: number, pitch: number, height: number): Mark[] {
  return [
    path(cells(signatureKinds[0].bytes, x, y, pitch, height), { fill: "accent" }),
    path(
      signatureKinds
        .slice(1)
        .map(({ bytes }, k) => cells(bytes, x, y + (k + 1) * rise, pitch, height))
        .join(""),
      { fill: "muted" },
    ),
  ];
}

const SHOWN_MOMENT = 7;
const HUES = 12;

/** One moment of the packet: height is the real part, size the modulus, color the phase. */
function packet(x: number, axis: number, pitch: number, high: number, r: number): Mark[] {
  const { re, im } = packetHistory();
  const line = Array.from({ length: PLACES }, (_, place) => {
    const at = SHOWN_MOMENT * PLACES + place;
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
const design = implement({ cells: 90, nets: 60, columns: 24, rows: 8, tracks: TRACKS, seed: 4 });
const isNear = (net: number) =>
  design.netlist.nets[net].every((cell) => design.placed[cell][0] < 14);
const longestRoute = design.routes
  .filter((route) => isNear(route.net))
  .reduce((a, b) => (b.path.length > a.path.length ? b : a));

/** The first columns of the chip, with the wires that lie wholly within them. */
function routed(frame: ChipFrame, width: number, columns: number): Mark[] {
  const { placed, netlist } = design;
  const cells = placed.slice(0, netlist.cells).filter(([column]) => column < columns);
  const routes = design.routes.filter(({ path }) => path.every(({ x }) => x < columns * TRACKS));
  const otherRoutes = routes.filter((route) => route !== longestRoute);
  const otherWires = wires(otherRoutes, frame, TRACKS);
  const netWires = wires([longestRoute], frame, TRACKS);
  const ends = netlist.nets[longestRoute.net].map((cell) => placed[cell]);
  const side = frame.site * 0.72;
  return [
    path(cellBoxes(cells, frame, side, side), { fill: "quiet", opacity: 0.3 }),
    path(otherWires.rows + otherWires.columns, { stroke: "muted", opacity: 0.5 }),
    path(netWires.rows + netWires.columns, { stroke: "accent", width }),
    path(cellBoxes(ends, frame, side, side), { fill: "ink" }),
  ];
}

/** No drawing is the one with which the page of its solution opens. */
const drawings: Readonly<Record<Solution["icon"], Picture>> = {
  circuit: {
    title: "Two qubits change places; three gates on both do the same",
    scene: plate([
      ...swap({ at: [MARGIN, 250, 278, 318, WIDTH - MARGIN], rows: [108, 188], step: 87, r: 15 }),
      text(MARGIN, 62, "two qubits change places", { tone: "ink" }),
      text(318, 62, "the same by three gates", { tone: "accent" }),
    ]),
    narrow: strip(swap({ at: [0, 42, 49, 65, 136], rows: [32, 64], step: 22, r: 7 })),
  },
  shield: {
    title: `One signature each: ${signatureKinds.map(({ name, kind, bytes }) => `${name}, ${kind}, ${thousands(bytes)} bytes`).join("; ")}`,
    scene: plate([
      ...bars(MARGIN, 62, 65, (INNER_WIDTH * CELL_BYTES) / signatureKinds[2].bytes, 24),
      ...signatureKinds.map(({ name, kind, bytes }, k) =>
        text(MARGIN, 50 + k * 65, `${name} signature, ${kind}: ${thousands(bytes)} bytes`, {
          tone: toneOf(k),
        }),
      ),
    ]),
    narrow: strip([
      ...bars(0, 12, 27, 0.55, 18),
      ...signatureKinds.map(({ bytes }, k) => {
        const words = `${thousands(bytes)} B${k ? "" : " signature"}`;
        return text((bytes / CELL_BYTES) * 0.55 + 7, 25.5 + k * 27, words, { tone: toneOf(k) });
      }),
    ]),
  },
  lattice: {
    title: "A wave packet at one moment, colored by phase",
    scene: plate([
      ...packet(MARGIN, 138, INNER_WIDTH / (PLACES - 1), 84, 8),
      text(MARGIN, 122, "color is phase", { tone: "ink" }),
    ]),
    narrow: strip(packet(2, 48, 2.07, 40, 3)),
  },
  flask: {
    title: `One of ${design.routes.length} wires of a chip, found by a router`,
    scene: plate([
      ...routed({ x: MARGIN, y: 62, site: INNER_WIDTH / 24 }, 3, 24),
      text(MARGIN, 50, `one of ${design.routes.length} wires of a chip`, { tone: "accent" }),
    ]),
    narrow: strip(routed({ x: 0, y: 4, site: 11 }, 2.5, 12)),
  },
};

export default drawings;

import type { Circuit } from "@adyakshar/quantum/circuit";
import { compile, line } from "@adyakshar/quantum/compiler";
import { parseCircuit } from "@adyakshar/quantum/qasm";
import { columnsOf, gatesOf } from "#app/drawing/circuit.ts";
import { path, rect, text } from "#app/drawing/marks.ts";
import { dot, hexagon, type Point, polyline, type Spot, strand } from "#app/drawing/path.ts";
import type { Mark, Paint } from "#app/drawing/scene.ts";
import { couplerEnvelope, driveEnvelope, type Pulse, type Schedule, schedule } from "./pulses.ts";

/** One time step of four driven spins on a ring: each is turned, each pair of neighbors interacts, each is turned again. */
const head = ["OPENQASM 3.0;", 'include "stdgates.inc";'];
export const lines = [
  "qubit[4] q;",
  "rx(pi/2) q;",
  "cp(pi/2) q[0], q[1];",
  "cp(pi/2) q[1], q[2];",
  "cp(pi/2) q[2], q[3];",
  "cp(pi/2) q[3], q[0];",
  "rx(pi/2) q;",
] as const;

/** A program at each stage, from its words to what is played for it. */
export const loweredProgram = (() => {
  const { circuit: written } = parseCircuit([...head, ...lines].join("\n"));
  const compiled = compile(written, line(written.qubits), { basis: "cz", states: 0 });
  const { oneQubit, twoQubit } = compiled.counts;
  const played = schedule(compiled.circuit);
  // The two wires exchange their states from the first pulse between them to the last.
  const wires = [compiled.layout[0], compiled.output[0]];
  const exchangeTimes = played.pulses.flatMap((pulse) => {
    const isBetween = pulse.kind === "coupler" && wires.every((k) => pulse.qubits.includes(k));
    return isBetween ? [pulse.start + pulse.duration / 2] : [];
  });
  const exchange = [Math.min(...exchangeTimes), Math.max(...exchangeTimes)];
  return { written, compiled, played, gates: oneQubit + twoQubit, exchange };
})();

export const qubits = [...Array(loweredProgram.written.qubits).keys()];

/** Wires run along the picture: to the right on a wide one, down on a narrow one. */
export interface Wires {
  at: (along: number, across: number) => Point;
  /** The place of the first wire, and the distance to the next. */
  first: number;
  pitch: number;
}

const TURN_RADIANS = 2 * Math.PI;
const inTurns = (radians: number): number => {
  const turns = Math.round((radians / TURN_RADIANS) * 1e6) / 1e6;
  return turns - Math.floor(turns);
};

export const wireAt = ({ first, pitch }: Wires, wire: number): number => first + wire * pitch;

/** A line through spots on wires, level on one wire and bent between two. */
export const wirePath = (wires: Wires, ...spots: Spot[]) =>
  strand(spots, (along, wire) => wires.at(along, wireAt(wires, wire)));

/** The wire of the first qubit is lit through all drawings. */
export const drawWires = (pathOf: (qubit: number) => string): Mark[] => [
  path(qubits.slice(1).map(pathOf).join(""), { stroke: "quiet" }),
  path(pathOf(0), { stroke: "accent", width: 2 }),
];

interface Stage {
  from: number;
  column: number;
  box: number;
}

/** The program's gates, large: a box for a turn, a link in the color of its phase for an interaction. */
export function drawWritten(circuit: Circuit, wires: Wires, { from, column, box }: Stage): Mark[] {
  const gates = gatesOf(circuit);
  return columnsOf(gates, circuit.qubits).flatMap((place, k): Mark[] => {
    const gate = gates[k];
    const along = from + (place + 0.5) * column;
    const points = gate.qubits.map((qubit) => wires.at(along, wireAt(wires, qubit)));
    if (gate.name === "cp") {
      const paint: Paint = { phase: inTurns(gate.angles[0]) };
      return [
        path(polyline(points), { stroke: paint, width: 2.5 }),
        path(points.map(([x, y]) => dot(x, y, 5.5)).join(""), { fill: paint }),
      ];
    }
    const [[x, y]] = points;
    return [
      rect(x - box / 2, y - box / 2, box, box, { fill: "ground", stroke: "ink", width: 1.2 }),
      text(x, y + 4.6, gate.name.toUpperCase(), { anchor: "middle", tone: "ink" }),
    ];
  });
}

/** The compiled gates, too small for their names. */
export function drawCompiled(circuit: Circuit, wires: Wires, { from, column, box }: Stage): Mark[] {
  const gates = gatesOf(circuit);
  const links: string[] = [];
  const ends: string[] = [];
  const boxes: string[] = [];
  for (const [k, place] of columnsOf(gates, circuit.qubits).entries()) {
    const along = from + (place + 0.5) * column;
    const points = gates[k].qubits.map((qubit) => wires.at(along, wireAt(wires, qubit)));
    const [[x, y]] = points;
    if (points.length === 2) {
      links.push(polyline(points));
      ends.push(...points.map(([u, v]) => dot(u, v, 2.8)));
    } else {
      const corner = (dx: number, dy: number): Point => [x + (dx * box) / 2, y + (dy * box) / 2];
      boxes.push(polyline([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true));
    }
  }
  return [
    path(links.join(""), { stroke: "ink", width: 1.2 }),
    path(ends.join(""), { fill: "ink" }),
    path(boxes.join(""), { fill: "ground", stroke: "ink", width: 1.2 }),
  ];
}

/** The device: its qubits as cells, its couplings as bars between them. */
export function drawDevice(wires: Wires, size: number, along: number, r: number): Mark[] {
  const cells = Array.from({ length: size }, (_, k) => wires.at(along, wireAt(wires, k)));
  return [
    path(polyline(cells), { stroke: "quiet", width: 3 }),
    path(cells.map(([x, y]) => hexagon(x, y, r)).join(""), {
      fill: "ground",
      stroke: "ink",
      width: 1.5,
    }),
  ];
}

const ENVELOPE_SAMPLES = 16;

/** An envelope and its mirror image about the middle, as one closed line. */
function hull(
  wires: Wires,
  middle: number,
  height: number,
  [from, to]: readonly [number, number],
  envelope: (t: number) => number,
): string {
  const side = (sign: number) =>
    Array.from({ length: ENVELOPE_SAMPLES + 1 }, (_, k): Point => {
      const t = k / ENVELOPE_SAMPLES;
      return wires.at(from + t * (to - from), middle + sign * height * envelope(t));
    });
  return polyline([...side(-1), ...side(1).reverse()], true);
}

/** Drives on the wires, each in the color of its phase; couplers between them. */
export function drawPulses({ pulses }: Schedule, wires: Wires, scale: (ns: number) => number) {
  const span = ({ start, duration }: Pulse) => [scale(start), scale(start + duration)] as const;
  const couplers: string[] = [];
  const stems: string[] = [];
  const drives = new Map<number, string>();
  for (const pulse of pulses) {
    const [from, to] = span(pulse);
    if (pulse.kind === "coupler") {
      const [a, b] = pulse.qubits.map((qubit) => wireAt(wires, qubit));
      const center = (from + to) / 2;
      stems.push(polyline([wires.at(center, a), wires.at(center, b)]));
      const height = Math.min(wires.pitch * 0.3, (to - from) * 0.48);
      couplers.push(hull(wires, (a + b) / 2, height, [from, to], couplerEnvelope));
    } else {
      const phase = inTurns(pulse.phase);
      const shape = hull(
        wires,
        wireAt(wires, pulse.qubit),
        wires.pitch * 0.45,
        [from, to],
        driveEnvelope,
      );
      drives.set(phase, (drives.get(phase) ?? "") + shape);
    }
  }
  return [
    path(stems.join(""), { stroke: "muted", width: 1 }),
    path(couplers.join(""), { fill: "ink" }),
    ...[...drives].map(([phase, d]) => path(d, { fill: { phase } })),
  ];
}

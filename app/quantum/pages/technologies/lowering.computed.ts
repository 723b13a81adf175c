import { circle, path, rect, text } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import { linearScale, steps } from "#app/drawing/scale.ts";
import {
  asFile,
  type FigureData,
  type Mark,
  type Scene,
  sceneOf,
  type TextMark,
} from "#app/drawing/scene.ts";
import {
  drawCompiled,
  drawDevice,
  drawPulses,
  drawWires,
  drawWritten,
  lines,
  loweredProgram,
  qubits,
  type Wires,
  wireAt,
  wirePath,
} from "./draw-lowering.ts";
import { COUPLER_NANOSECONDS, DRIVE_NANOSECONDS } from "./pulses.ts";

const { written, compiled, played, gates, exchange } = loweredProgram;

/** Along the wires: where each stage begins and ends. */
interface Stops {
  start: number;
  circuit: readonly [from: number, column: number];
  device: number;
  compiled: readonly [from: number, column: number];
  pulses: readonly [from: number, to: number];
  end: number;
}

/** The stages on wires that run through: as written, onto the device, compiled, played. */
function stages(wires: Wires, stops: Stops, box: number): Mark[] {
  const [from, column] = stops.circuit;
  const circuitEnd = from + 6 * column;
  const time = linearScale([0, played.duration], stops.pulses);
  const [out, back] = exchange.map(time);
  /** A wire lies on its qubit of the device until the pulses exchange it, then on the other's. */
  const wholePath = (qubit: number) => {
    const [from, to] = [compiled.layout[qubit], compiled.output[qubit]];
    return wirePath(
      wires,
      [stops.start, qubit],
      [circuitEnd, qubit],
      [stops.device, from],
      [out, from],
      [back, to],
      [stops.end, to],
    );
  };
  return [
    ...drawWires(wholePath),
    ...drawWritten(written, wires, { from, column, box }),
    ...drawDevice(wires, qubits.length, stops.device, 13),
    ...drawCompiled(compiled.circuit, wires, {
      from: stops.compiled[0],
      column: stops.compiled[1],
      box: 9,
    }),
    ...drawPulses(played, wires, time),
  ];
}

/** A large number, and below it what is counted. */
const count = (x: number, y: number, value: number, name: string): TextMark[] => [
  text(x, y, `${value}`, { large: true, tone: "ink" }),
  text(x, y, name, { tone: "muted", line: 1.15 }),
];

const toneOf = (qubit: number) => (qubit === 0 ? "accent" : "quiet");

const eighths = steps(0, 7 / 8, 1 / 8);

const phaseLabel = "phase 0–360°";

/** The key of the phases, once around, in rows of `columns`. */
const wheel = (x: number, y: number, columns: number): Mark[] =>
  eighths.map((phase, k) =>
    circle(x + 5 + (k % columns) * 14, y + Math.floor(k / columns) * 14, 5, { fill: { phase } }),
  );

const ticks = steps(0, Math.floor(played.duration / 100) * 100, 100);

/** To the right: the program, its circuit, the device, the compiled circuit, the pulses over time. */
function wide(): Scene {
  const wires: Wires = { at: (along, across) => [along, across], first: 142, pitch: 86 };
  const stops: Stops = {
    start: 330,
    circuit: [334, 32],
    device: 602,
    compiled: [620, 12.6],
    pulses: [850, 1204],
    end: 1212,
  };
  const bottom = wireAt(wires, qubits.length - 1);
  const leading = (bottom - wires.first) / (lines.length - 1);
  const time = linearScale([0, played.duration], stops.pulses);
  const axis = bottom + 48;
  const labeled = ticks.filter((ns) => ns % 200 === 0);
  const fork = (qubit: number) => wirePath(wires, [294, 0], [330, qubit]);
  return sceneOf(1248, 484, [
    path(qubits.slice(1).map(fork).join(""), { stroke: "quiet" }),
    path(segment(172, wires.first, 330, wires.first), { stroke: "accent", width: 2 }),
    rect(834, wires.first - 50, 378, axis - wires.first + 50, { fill: "ground" }),
    path(ticks.map((ns) => segment(time(ns), wires.first - 50, time(ns), axis)).join(""), {
      stroke: "line",
    }),
    ...stages(wires, stops, 34),
    path(
      segment(stops.pulses[0], axis, stops.pulses[1], axis) +
        ticks.map((ns) => segment(time(ns), axis, time(ns), axis + 5)).join(""),
      { stroke: "quiet" },
    ),
    ...labeled.map((ns) =>
      text(time(ns), axis + 24, ns === labeled.at(-1) ? `${ns} ns` : `${ns}`, {
        anchor: ns === 0 ? "start" : "middle",
        tone: "quiet",
      }),
    ),
    ...lines.map((line, k) =>
      text(0, wires.first + k * leading + 5, line, {
        mono: true,
        tone: k === 0 ? "accent" : "ink",
      }),
    ),
    ...compiled.output.map((wire, qubit) =>
      text(1248, wireAt(wires, wire) + 5, `q${qubit}`, { anchor: "end", tone: toneOf(qubit) }),
    ),
    ...count(0, 40, lines.length, "lines of OpenQASM 3"),
    ...count(334, 40, written.operations.length, "gates, any pair"),
    ...count(588, 40, gates, "on neighbors"),
    ...count(850, 40, played.pulses.length, `pulses in ${played.duration} ns`),
    text(1128, 40, phaseLabel, { anchor: "end" }),
    ...wheel(1140, 35, 8),
  ]);
}

/** The same downwards: each line of the program beside its gates, then the counts. */
function narrow(): Scene {
  const wires: Wires = { at: (along, across) => [across, along], first: 225, pitch: 37 };
  const line = 22;
  const top = 66;
  const stops: Stops = {
    start: top,
    circuit: [top + line / 2, line],
    device: 238,
    compiled: [250, 8],
    pulses: [380, 626],
    end: 634,
  };
  const time = linearScale([0, played.duration], stops.pulses);
  const last = wireAt(wires, qubits.length - 1);
  const rail = wires.first - 29;
  return sceneOf(375, 658, [
    path(segment(wires.first, stops.start, last, stops.start), { stroke: "quiet" }),
    ...stages(wires, stops, 21),
    path(
      segment(rail, stops.pulses[0], rail, stops.pulses[1]) +
        ticks.map((ns) => segment(rail, time(ns), rail - 5, time(ns))).join(""),
      { stroke: "quiet" },
    ),
    ...ticks
      .slice(1)
      .map((ns) => text(rail - 10, time(ns) + 4, `${ns} ns`, { anchor: "end", tone: "quiet" })),
    ...lines.map((words, k) =>
      text(24, top + 5 + k * line, words, { mono: true, tone: k === 0 ? "accent" : "ink" }),
    ),
    ...compiled.output.map((wire, qubit) =>
      text(wireAt(wires, wire), 652, `q${qubit}`, { anchor: "middle", tone: toneOf(qubit) }),
    ),
    ...count(24, 18, lines.length, "lines"),
    ...count(wires.first - 10, 18, written.operations.length, "gates"),
    ...count(24, 282, gates, "on neighbors"),
    ...count(24, 396, played.pulses.length, "pulses"),
    text(24, 456, phaseLabel),
    ...wheel(24, 472, 4),
  ]);
}

const rows: (readonly [string, number, string])[] = [
  ["Lines, written", lines.length, "OpenQASM 3; the version and include lines are left out"],
  [
    "Gates, meant",
    written.operations.length,
    "turns about x (RX) and controlled phases (cp), on any pair",
  ],
  [
    "Gates, on the device",
    gates,
    `on one qubit, or controlled-Z (CZ) between neighbors on a line of ${written.qubits}`,
  ],
  [
    "Pulses, played",
    played.pulses.length,
    `in ${played.duration} ns: one pulse for a quarter turn or a CZ, two for other turns, none about z`,
  ],
];

export default asFile({
  title: `A program of ${lines.length} lines becomes ${written.operations.length} gates, ${gates} gates on a line of ${written.qubits} qubits, and ${played.pulses.length} pulses, on the same ${written.qubits} wires from left to right`,
  finding: `The program’s ${written.operations.length} gates become ${gates} on the device, in ${played.duration} nanoseconds of pulses.`,
  caption: `The program is one time step of four driven spins on a ring, and a test checks on the full unitary that the pulses do what it says. Color is phase, and white is a coupler. The bright line is q0, which the pulses exchange with q3. Drives of ${DRIVE_NANOSECONDS} ns and couplers of ${COUPLER_NANOSECONDS} ns are assumptions that a device’s calibration would replace. A rotation about z takes no time, because it only shifts the phase of later pulses.`,
  scene: wide(),
  narrow: narrow(),
  table: {
    columns: ["Stage", "Count", "What it is"],
    rows: rows.map(([stage, value, what]) => [stage, `${value}`, what]),
  },
} satisfies FigureData);

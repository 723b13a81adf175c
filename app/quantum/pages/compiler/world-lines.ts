import type { Compiled, Routed } from "@adyakshar/quantum/compiler";
import { path } from "#app/drawing/marks.ts";
import { dot, type Point, polyline, type Spot, strand } from "#app/drawing/path.ts";
import type { Mark } from "#app/drawing/scene.ts";

/** All that happens on one pair of a device's qubits before either meets another. */
interface Meeting {
  /** The lower lane comes first. */
  lanes: readonly [number, number];
  step: number;
  swaps: number;
  gates: number;
}

export interface WorldLines {
  /** The longest chain of meetings. */
  steps: number;
  meetings: readonly Meeting[];
  /** For each program qubit its lane before the first step, and after each one. */
  lanes: readonly (readonly number[])[];
}

/** The routed circuit of a compilation, and the lines of its qubits. */
export function routedLines({ stages }: Pick<Compiled, "stages">) {
  const routed = stages.find(({ name }) => name === "routed");
  if (routed === undefined) throw new Error("the compiler names no routed circuit");
  return { routed, lines: worldLines(routed) };
}

/** Follows a program's qubits over the device: each is a line that changes lanes at a SWAP. */
function worldLines({ circuit, layout }: Routed): WorldLines {
  const last = new Array<Meeting | undefined>(circuit.qubits).fill(undefined);
  const meetings: Meeting[] = [];
  for (const { name, qubits } of circuit.operations) {
    if (qubits.length !== 2 || name === "barrier") continue;
    const low = Math.min(...qubits);
    const high = Math.max(...qubits);
    let meeting = last[low];
    if (meeting === undefined || meeting !== last[high]) {
      const step = 1 + Math.max(last[low]?.step ?? -1, last[high]?.step ?? -1);
      meeting = { lanes: [low, high], step, swaps: 0, gates: 0 };
      meetings.push(meeting);
      last[low] = last[high] = meeting;
    }
    if (name === "swap") meeting.swaps++;
    else meeting.gates++;
  }
  const steps = Math.max(...meetings.map(({ step }) => step)) + 1;
  return { steps, meetings, lanes: follow(layout, meetings, steps) };
}

function follow(layout: readonly number[], meetings: readonly Meeting[], steps: number) {
  const at = [...layout];
  const lanes = at.map((lane) => [lane]);
  for (let now = 0; now < steps; now++) {
    for (const { lanes: pair, step, swaps } of meetings) {
      if (step !== now || swaps % 2 === 0) continue;
      const movers = pair.map((lane) => at.indexOf(lane));
      for (const [k, qubit] of movers.entries()) if (qubit >= 0) at[qubit] = pair[1 - k];
    }
    for (const [qubit, lane] of at.entries()) lanes[qubit].push(lane);
  }
  return lanes;
}

/** The place of time and lanes in the picture. */
export interface LinesLayout {
  at: (step: number, lane: number) => Point;
  /** The width of the lines, in pixels. */
  width: number;
  /** True if steps are too short for bends. */
  isFine: boolean;
}

/** The part of a step after which its gates stand, and after which its SWAP begins. */
const GATE_OFFSET = 0.08;
const SWAP_OFFSET = 0.18;

const crossing = (step: number, from: number, to: number): Spot[] => [
  [step + SWAP_OFFSET, from],
  [step + 1, to],
];

/** One qubit's way over the device. */
function worldLine(lanes: readonly number[], layout: LinesLayout): string {
  const lastStep = lanes.length - 1;
  const moves = lanes.slice(0, lastStep).flatMap((from, step): Spot[] => {
    const to = lanes[step + 1];
    return from === to ? [] : crossing(step, from, to);
  });
  return strand([[0, lanes[0]], ...moves, [lastStep, lanes[lastStep]]], layout.at, layout.isFine);
}

/** The halves of the crossings that lie above: those toward the higher lane. */
function overStrands({ meetings }: WorldLines, layout: LinesLayout): string {
  return meetings
    .filter(({ swaps }) => swaps % 2 === 1)
    .map(({ lanes: [low, high], step }) =>
      strand(crossing(step, low, high), layout.at, layout.isFine),
    )
    .join("");
}

/** Qubits as lines over their lanes, gates as links between two, one qubit marked. */
export function drawWorldLines(lines: WorldLines, layout: LinesLayout, marked: number): Mark[] {
  const { at, width, isFine } = layout;
  const ways = lines.lanes.map((lanes) => worldLine(lanes, layout));
  const over = overStrands(lines, layout);
  const ends = lines.lanes.map((lanes) => dot(...at(lines.steps, lanes[lines.steps]), 2 * width));
  const gates = lines.meetings
    .filter(({ gates: count }) => count > 0)
    .map(({ lanes, step }) => polyline(lanes.map((lane) => at(step + GATE_OFFSET, lane))));
  const others = (list: readonly string[]) => list.filter((_, k) => k !== marked).join("");
  return [
    path(gates.join(""), { stroke: "ink", width: isFine ? 0.5 : 1 }),
    path(others(ways), { stroke: "purple", width }),
    path(over, { stroke: "ground", width: (isFine ? 2.6 : 3.4) * width }),
    path(over, { stroke: "purple", width }),
    path(others(ends), { fill: "purple" }),
    path(ways[marked], { stroke: "ground", width: 4.4 * width }),
    path(ways[marked], { stroke: "accent", width: 2 * width }),
    path(ends[marked], { fill: "accent" }),
  ];
}

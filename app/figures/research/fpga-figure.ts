import { loop, total } from "#app/engine/control/latency.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { circle, mono, path } from "#app/figures/draw/marks.ts";
import { arc, type Point, polyline } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";

const CX = 180;
const CY = 142;
const RADIUS = 84;
const GAP = 0.006;

/** The step that a decoder team works on. */
const FOCUS = "decode";

export function buildFpgaLoop(): Figure {
  const whole = total(loop);
  const marks: Mark[] = [];
  let start = 0;
  for (const { name, nanoseconds } of loop) {
    const from = start / whole;
    const to = (start + nanoseconds) / whole;
    const tone: Tone = name === FOCUS ? "accent" : "muted";
    marks.push(
      path(arc(CX, CY, RADIUS, from + GAP, to - GAP), {
        stroke: tone,
        width: name === FOCUS ? 7 : 3,
      }),
      ...label(name, nanoseconds, (from + to) / 2, tone),
    );
    start += nanoseconds;
  }
  marks.push(
    path(chevron(0.25) + chevron(0.72), { stroke: "ink", width: 1.5 }),
    circle(CX, CY - RADIUS, 7, { fill: "ground", stroke: "ink", width: 1.5 }),
    circle(CX, CY - RADIUS, 2.6, { fill: "ink" }),
    mono(CX, CY - RADIUS - 16, "qubit", { anchor: "middle", tone: "ink" }),
    mono(CX, CY + 2, `${thousands(whole)} ns`, { anchor: "middle", size: "l", tone: "ink" }),
    mono(CX, CY + 20, "example budget", { anchor: "middle", size: "s", tone: "quiet" }),
  );
  return {
    id: "fpga-loop",
    title: "The control loop from qubit to FPGA and back, as a ring of one microsecond",
    finding: `In this example readout takes the largest part of the ${thousands(whole)} ns; decoding has to fit into ${loop.find(({ name }) => name === FOCUS)?.nanoseconds}.`,
    caption: `An example allocation of one microsecond over the ${loop.length} steps of a feedback loop, clockwise from the qubit, arcs to scale. The values are a design target, not a measurement.`,
    scene: { width: 360, height: 258, marks },
    table: {
      columns: ["Step", "Example budget (ns)"],
      rows: [
        ...loop.map(({ name, nanoseconds }) => [name, `${nanoseconds}`]),
        ["total", thousands(whole)],
      ],
    },
  };
}

/** The way round, marked inside the ring. */
function chevron(turn: number): string {
  const at = (radius: number, lag: number): Point => [
    CX + radius * Math.sin(2 * Math.PI * (turn - lag)),
    CY - radius * Math.cos(2 * Math.PI * (turn - lag)),
  ];
  return polyline([at(RADIUS - 13, 0.012), at(RADIUS - 9, 0), at(RADIUS - 5, 0.012)]);
}

function label(name: string, nanoseconds: number, turn: number, tone: Tone): Mark[] {
  const x = CX + (RADIUS + 14) * Math.sin(2 * Math.PI * turn);
  const y = CY - (RADIUS + 14) * Math.cos(2 * Math.PI * turn) + 4;
  const anchor = turn < 0.5 ? "start" : "end";
  return [
    mono(x, y - 6, name, { anchor, tone: tone === "accent" ? "accent" : "ink" }),
    mono(x, y + 8, `${nanoseconds} ns`, { anchor, size: "s", tone: "quiet" }),
  ];
}

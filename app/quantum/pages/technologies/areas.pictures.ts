import { qft } from "@adyakshar/quantum/circuit";
import { path } from "#app/figures/marks.ts";
import { box, dot, hexagon, type Point, polyline, segment } from "#app/figures/path.ts";
import { piles } from "#app/figures/piles.ts";
import { linearScale } from "#app/figures/scale.ts";
import type { Mark, Paint, Scene } from "#app/figures/scene.ts";
import { signatures } from "#app/models/key-sizes.ts";
import { typicalSets, wilson } from "#app/models/services/evaluation.ts";
import { drawPulses, run, type Wires } from "../about/draw-lowering.ts";
import { lowered } from "../about/lowering.ts";
import { columns, gatesOf } from "../compiler/draw-circuit.ts";
import { cellCount } from "../industries/web3.figure.ts";
import { detour } from "./detour.ts";

interface AreaPicture {
  /** What it shows. */
  says: string;
  scene: () => Scene;
  /** For a phone, where it is another. */
  narrow?: () => Scene;
}

const TURN = 2 * Math.PI;
const PROGRAM = 8;
const CELLS = cellCount(signatures.mlDsa65.bytes);

/** A Fourier transform as written: a box for a Hadamard gate, a link in the color of its phase. */
function written(): Scene {
  const circuit = qft(PROGRAM);
  const gates = gatesOf(circuit).filter(({ name }) => name !== "swap");
  const places = columns(gates, PROGRAM);
  const [width, pitch, side] = [800, 52, 26];
  const step = (width - 40) / (Math.max(...places) + 1);
  const y = (qubit: number) => 28 + (PROGRAM - 1 - qubit) * pitch;
  const wires = gates.slice(0, PROGRAM).map((_, qubit) => segment(0, y(qubit), width, y(qubit)));
  const marks = gates.flatMap((gate, k): Mark[] => {
    const x = 20 + (places[k] + 0.5) * step;
    if (gate.name === "cp") {
      const paint: Paint = { phase: gate.angles[0] / TURN };
      const ends = gate.qubits.map((qubit): Point => [x, y(qubit)]);
      return [
        path(polyline(ends), { stroke: paint, width: 2.5 }),
        path(ends.map((end) => dot(...end, 6)).join(""), { fill: paint }),
      ];
    }
    const top = y(gate.qubits[0]);
    const bars = segment(x - 4, top - 6, x - 4, top + 6) + segment(x + 4, top - 6, x + 4, top + 6);
    return [
      path(box(x - side / 2, top - side / 2, side, side), {
        fill: "ground",
        stroke: "ink",
        width: 1.5,
      }),
      path(bars + segment(x - 4, top, x + 4, top), { stroke: "ink", width: 1.5 }),
    ];
  });
  const height = 2 * 28 + (PROGRAM - 1) * pitch;
  return { width, height, marks: [path(wires.join(""), { stroke: "quiet" }), ...marks] };
}

/** A device, and a shortest way of one qubit to the neighborhood of another. */
function routed(): Scene {
  const { points, edges, way } = detour;
  const [width, height] = [800, 420];
  const place = (k: number): Point => [points[k][0] * 30 - 12, points[k][1] * 30 + 16];
  // Off the left edge only.
  const isShown = (k: number) => {
    const [x, y] = place(k);
    return x < width - 8 && y > 8 && y < height - 8;
  };
  const links = edges.filter((edge) => edge.every(isShown));
  const qubits = [...new Set(links.flat())];
  const ends = [way[0], way[way.length - 1]];
  const circles = (list: readonly number[], r: number) =>
    list.map((k) => dot(...place(k), r)).join("");
  return {
    width,
    height,
    marks: [
      path(links.map((edge) => polyline(edge.map(place))).join(""), {
        stroke: "quiet",
        width: 1.5,
      }),
      path(circles(qubits, 7), { fill: "purple" }),
      path(polyline(way.map(place)), { stroke: "accent", width: 5 }),
      path(circles(way, 8), { fill: "accent" }),
      path(circles(ends, 15), { fill: "ground", stroke: "accent", width: 4 }),
    ],
  };
}

/** The pulses of a compiled program, over time. */
function pulses(): Scene {
  const [width, height] = [1440, 504];
  return played(
    { at: (along, across) => [along, across], first: 66, pitch: 124 },
    width,
    height,
    96,
  );
}

/** The same downward. */
function pulsesDown(): Scene {
  const [width, height] = [375, 520];
  return played(
    { at: (along, across) => [across, along], first: 52, pitch: 90 },
    width,
    height,
    16,
  );
}

function played(wires: Wires, width: number, height: number, margin: number): Scene {
  const { played: schedule } = lowered;
  const long = Math.max(width, height);
  const lines = [0, 1, 2, 3].map((wire) => run(wires, wire, 0, long)).join("");
  const time = linearScale([0, schedule.duration], [margin, long - margin]);
  return {
    width,
    height,
    marks: [path(lines, { stroke: "quiet" }), ...drawPulses(schedule, wires, time)],
  };
}

/** An ML-DSA-65 signature in cells of one ECDSA signature. */
function signature(): Scene {
  const [width, perRow] = [640, 8];
  const step = width / (perRow + 0.5);
  const r = step / Math.sqrt(3);
  const rows = Math.ceil(CELLS / perRow);
  const height = Math.ceil((1.5 * (rows - 1) + 2) * r);
  const cell = (k: number) => {
    const row = Math.floor(k / perRow);
    const x = step * ((k % perRow) + 0.5 + (row % 2) / 2);
    return hexagon(x, height - r - row * 1.5 * r, r - 4);
  };
  const others = Array.from({ length: CELLS - 1 }, (_, k) => cell(k + 1)).join("");
  return {
    width,
    height,
    marks: [
      path(others, { fill: "purple", opacity: 0.3 }),
      path(others, { stroke: "purple", width: 1.5 }),
      path(cell(0), { fill: "accent" }),
    ],
  };
}

/** Where a good model and a baseline come to lie against a bar: a hexagon for each of a hundred sets of 400 cases. */
function evaluation(): Scene {
  const [width, height, cases, bar] = [640, 478, 400, 0.85];
  const sets = (rate: number) =>
    typicalSets(cases, rate, 100).map((right) => ({
      score: right / cases,
      clears: wilson(right, cases).low > bar,
    }));
  const x = linearScale([0.66, 1], [8, width - 8]);
  const frame = { base: height - 16, pitch: 15, room: height - 120 };
  const model = piles(sets(0.89), cases, x, frame);
  const baseline = piles(sets(0.78), cases, x, frame);
  return {
    width,
    height,
    marks: [
      path(baseline(false), { fill: "quiet", opacity: 0.45 }),
      path(segment(x(bar), 40, x(bar), height), { stroke: "ink", width: 1.5 }),
      path(model(true), { fill: "purple" }),
      path(model(false), { fill: "raised", stroke: "purple", width: 1 }),
    ],
  };
}

/** A picture of an area's work. */
const areaPictures: Readonly<Record<string, AreaPicture>> = {
  languages: {
    says: `A Fourier transform of ${PROGRAM} qubits, a color for each phase`,
    scene: written,
  },
  compilers: {
    says: `${detour.swaps} SWAPs make two distant qubits of a heavy-hex lattice neighbors`,
    scene: routed,
  },
  control: {
    says: "A program of four qubits as pulses, a color for each phase",
    scene: pulses,
    narrow: pulsesDown,
  },
  cryptography: {
    says: `An ML-DSA-65 signature takes ${CELLS} cells, each as large as an ECDSA signature`,
    scene: signature,
  },
  learning: {
    says: "One hundred simulated evaluations of a model, filled where they are clearly above the bar, and of a baseline",
    scene: evaluation,
  },
};

export default Object.fromEntries(
  Object.entries(areaPictures).map(([area, { says, scene, narrow }]) => [
    area,
    { title: says, scene: scene(), narrow: narrow?.() },
  ]),
);

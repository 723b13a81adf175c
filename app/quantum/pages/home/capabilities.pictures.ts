import type { CoreCapability } from "#app/content/quantum/home.ts";
import { hexagonCells } from "#app/figures/dots.ts";
import { path, rect, text } from "#app/figures/marks.ts";
import {
  box,
  dot,
  hexagon,
  type Point,
  polyline,
  segment,
  straightArrow,
} from "#app/figures/path.ts";
import { type Mark, type Picture, type Stroke, sceneOf } from "#app/figures/scene.ts";
import { graphs } from "#app/instruments/compiler/device-graphs.ts";
import { CLIENTS, changeHours, firstHour, plan } from "#app/models/case-studies/approvals.ts";
import { counts } from "#app/models/compiled-example.ts";

const WIDTH = 195;
const HEIGHT = 120;
const line = (d: string, style: Stroke = {}) => path(d, { stroke: "muted", width: 1.2, ...style });

/** One circuit, and three devices that it is compiled for. */
function portability(): Mark[] {
  const wires = [46, 60, 74];
  const devices = (["line", "grid", "heavy-hex"] as const).map((id, k) => {
    const place = { x: 122, y: [-3, 28, 75][k], scale: [1.1, 1, 0.95][k] };
    const points = graphs[id].points.map(([x, y]) => dot(x, y, 3)).join("");
    return [
      { ...path(graphs[id].edges, { stroke: "accent", width: 1 }), place },
      { ...path(points, { fill: "accent" }), place },
    ];
  });
  const ways = [21, 50, 96].map((y) => `M72 60C96 60 92 ${y} 116 ${y}`);
  return [
    line(wires.map((y) => segment(14, y, 62, y)).join("")),
    line(segment(38, 46, 38, 64) + dot(38, 60, 4) + segment(50, 60, 50, 78) + dot(50, 74, 4), {
      stroke: "ink",
    }),
    path(box(20, 41, 10, 10) + box(20, 69, 10, 10), { fill: "ground", stroke: "ink", width: 1.2 }),
    path(dot(38, 46, 2.2) + dot(50, 60, 2.2), { fill: "ink" }),
    line(ways.join("")),
    ...devices.flat(),
  ];
}

/** The two-qubit gates that a textbook router leaves of a program, over those that ours leaves. */
function optimization(): Mark[] {
  const pitch = 12;
  const row = (count: number, y: number, tone: "muted" | "accent") => {
    const at = Array.from({ length: count }, (_, k) => ({ x: 20 + k * pitch, isUp: k % 3 === 1 }));
    const links = at.map(({ x, isUp }) => {
      const target = isUp ? y : y + 20;
      return segment(x, isUp ? y + 20 : y, x, target) + dot(x, target, 3.6);
    });
    const controls = at.map(({ x, isUp }) => dot(x, isUp ? y + 20 : y, 2));
    const wires = segment(12, y, 138, y) + segment(12, y + 20, 138, y + 20);
    return [
      path(wires, { stroke: "line", width: 1.2 }),
      path(links.join(""), { stroke: tone, width: 1.2 }),
      path(controls.join(""), { fill: tone }),
      text(187, y + 18, `${count}`, { tone, large: true, anchor: "end" }),
    ];
  };
  return [...row(counts.sabre.twoQubit, 30, "muted"), ...row(counts.ours.twoQubit, 72, "accent")];
}

/** The share of a parity that is left at one, two and three times the noise, if two-qubit gates depolarize it. */
const PAIR_ERROR = 0.012;
const GATES = 24;
export const measured = [1, 2, 3].map((noise) => (1 - (16 / 15) * PAIR_ERROR) ** (GATES * noise));
/** The parabola through the three, at no noise (Richardson). */
export const extrapolated = 3 * measured[0] - 3 * measured[1] + measured[2];

/** Three raw results, and the value that they lead to without noise; the dashes are the true one. */
function mitigation(): Mark[] {
  const at = (noise: number, value: number): Point => [34 + noise * 44, 98 - value * 68];
  const points = [extrapolated, ...measured].map((value, noise) => at(noise, value));
  const [left, foot] = at(0, 0);
  return [
    line(segment(left, 14, left, foot) + segment(left, foot, 176, foot), { stroke: "quiet" }),
    line(segment(...at(0, 1), ...at(3.2, 1)), { stroke: "quiet", dash: "2 3" }),
    line(polyline(points)),
    ...points.map((point, k) =>
      k === 0
        ? path(hexagon(...point, 7), { fill: "accent" })
        : path(hexagon(...point, 6), { fill: "ground", stroke: "ink", width: 1.4 }),
    ),
  ];
}

/** A row for every fourth client of the custody study, lit from the hour in which it signs with the new key too; beyond the line the new key decides, and there is no way back. */
function migration(): Mark[] {
  const clients = changeHours.filter((_, k) => k % 4 === 1);
  const hours = firstHour(plan, "mldsa") + 18;
  const columns = 15;
  const pitch = 11;
  const rise = 12.4;
  const cells = clients.flatMap((from, row) =>
    Array.from({ length: columns - (row % 2) }, (_, k) => ({
      x: 18 + (k + (row % 2) / 2) * pitch,
      y: 20 + row * rise,
      radius: 5.4,
      isNew: ((k + (row % 2) / 2) / columns) * hours >= from,
    })),
  );
  const end = 18 + (firstHour(plan, "mldsa") / hours) * columns * pitch;
  return [
    path(hexagonCells(cells.filter(({ isNew }) => !isNew)), {
      fill: { phase: 0.5 },
      opacity: 0.45,
    }),
    path(hexagonCells(cells.filter(({ isNew }) => isNew)), { fill: "accent" }),
    line(segment(end, 8, end, 112), { stroke: "ink", width: 2 }),
    line(straightArrow(end - 8, 103, 20, 103), { stroke: "ink" }),
  ];
}

/** A cell for every amplitude of one to six qubits. */
function simulation(): Mark[] {
  const columns = [1, 2, 3, 4, 5, 6].map((qubits) => {
    const across = qubits === 6 ? 4 : qubits === 5 ? 2 : 1;
    const x = [20, 38, 56, 74, 92, 120][qubits - 1];
    const high = 2 ** qubits / across;
    return hexagonCells(
      Array.from({ length: 2 ** qubits }, (_, k) => ({
        x: x + Math.floor(k / high) * 14,
        y: 106 - (k % high) * 6.1,
        radius: 2.8,
      })),
    );
  });
  return columns.map((d, k) => path(d, { fill: { phase: 0.28 }, opacity: 0.5 + 0.1 * k }));
}

/** Pulses on three lines; a measured bit decides on the last of them. */
function control(): Mark[] {
  const wires = [32, 60, 88];
  const pulse = (x: number, wire: number, phase: number) =>
    path(
      polyline(
        [
          [x - 9, wires[wire]],
          [x, wires[wire] - 13],
          [x + 9, wires[wire]],
          [x, wires[wire] + 13],
        ],
        true,
      ),
      {
        fill: { phase },
      },
    );
  return [
    line(wires.map((y) => segment(14, y, 181, y)).join(""), { stroke: "quiet" }),
    pulse(34, 0, 0.5),
    pulse(34, 1, 0.9),
    pulse(34, 2, 0),
    pulse(92, 0, 0.25),
    pulse(92, 2, 0.6),
    pulse(160, 1, 0.78),
    line(segment(63, 32, 63, 60) + segment(122, 60, 122, 88), { stroke: "ink" }),
    path(hexagon(63, 46, 6) + hexagon(122, 74, 6), { fill: "ink" }),
    rect(138, 20, 24, 22, { fill: "ground", stroke: "ink", width: 1.2 }),
    line("M143 36a7 7 0 0 1 14 0M150 36l5-8", { stroke: "ink" }),
    line(straightArrow(160, 42, 160, 47), { stroke: "ink", dash: "2 2" }),
  ];
}

const picture = (title: string, marks: Mark[]): Picture => ({
  title,
  scene: sceneOf(WIDTH, HEIGHT, marks),
  shapes: "inline",
});

const drawings: Readonly<Record<CoreCapability["id"], Picture>> = {
  portability: picture("One circuit, and three devices with other couplings", portability()),
  optimization: picture(
    `${counts.sabre.twoQubit} two-qubit gates by a textbook router, ${counts.ours.twoQubit} by ours`,
    optimization(),
  ),
  mitigation: picture(
    "Three noisy results, and the value without noise they lead to",
    mitigation(),
  ),
  migration: picture(
    `${CLIENTS / 4} clients that change their keys one after another`,
    migration(),
  ),
  simulation: picture("Dots that double with each qubit", simulation()),
  control: picture("Pulses on three lines, one of which waits for a measurement", control()),
};

export default drawings;

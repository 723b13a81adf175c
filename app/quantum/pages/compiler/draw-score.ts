import type { Circuit, Gate } from "@adyakshar/quantum/circuit";
import { type Dot, dotPaths } from "#app/figures/dots.ts";
import { phaseOf } from "#app/figures/gate-phase.ts";
import { path } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import type { Mark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { palettes } from "#app/lib/palettes.ts";
import { gatesOf } from "./draw-circuit.ts";

/** Where time and wires lie in the picture. */
export interface ScoreFrame {
  at: (step: number, wire: number) => Point;
  /** Of a gate on one qubit. */
  r: number;
  /** How many steps the wires are seen before the program begins, and after it. */
  before: number;
  after: number;
}

const HUES = 36;
const TURN = 2 * Math.PI;

/** A gate's turn about z: its phase, and of a general gate both of its angles. */
function hueOf(gate: Gate): number | undefined {
  if (gate.name !== "u") return phaseOf(gate);
  const [, phi, lambda] = gate.angles;
  return (phi + lambda) / TURN - Math.floor((phi + lambda) / TURN);
}

/** As long as the CX that it stands for. */
const stepsOf = ({ name }: Gate) => (name === "swap" ? 3 : 1);

/** When each gate begins and ends: as early as its own wires allow. */
function times(gates: readonly Gate[], qubits: number): (readonly [from: number, to: number])[] {
  const busy = new Array<number>(qubits).fill(0);
  return gates.map((gate) => {
    const from = Math.max(...gate.qubits.map((wire) => busy[wire]));
    for (const wire of gate.qubits) busy[wire] = from + stepsOf(gate);
    return [from, from + stepsOf(gate)];
  });
}

export function depthDrawn(circuit: Circuit): number {
  return Math.max(...times(gatesOf(circuit), circuit.qubits).map(([, to]) => to));
}

/** Where each gate stands: amid its steps, and beside those of the same time that its link would cross. */
export function places(circuit: Circuit): number[] {
  const gates = gatesOf(circuit);
  const spans = times(gates, circuit.qubits);
  const reach = gates.map(({ qubits }) => [Math.min(...qubits), Math.max(...qubits)]);
  const slots: number[] = [];
  for (const [k, [from]] of spans.entries()) {
    const taken = slots.filter(
      (_, other) =>
        spans[other][0] === from &&
        reach[other][0] <= reach[k][1] &&
        reach[k][0] <= reach[other][1],
    );
    slots.push(taken.length === 0 ? 0 : Math.max(...taken) + 1);
  }
  return spans.map(([from, to], k) => {
    const beside = slots.filter((_, other) => spans[other][0] === from);
    return from + ((to - from) * (slots[k] + 1)) / (Math.max(...beside) + 2);
  });
}

/** A circuit too long for names: gates on one qubit as dots in the color of their phase, CX as links, SWAPs as crosses. */
export function scoreBody(circuit: Circuit, { at, r, before, after }: ScoreFrame): string {
  const gates = gatesOf(circuit);
  const steps = places(circuit);
  const end = depthDrawn(circuit) + after;
  const wires = Array.from({ length: circuit.qubits }, (_, wire) =>
    polyline([at(-before, wire), at(end, wire)]),
  );
  const dots: Dot[] = [];
  const links: string[] = [];
  const targets: string[] = [];
  const swaps: string[] = [];
  for (const [index, gate] of gates.entries()) {
    const spots = gate.qubits.map((wire) => at(steps[index], wire));
    if (gate.qubits.length === 1) {
      const hue = hueOf(gate);
      const color =
        hue === undefined ? palettes.quantum.ink : phaseHex((Math.round(hue * HUES) / HUES) % 1);
      dots.push({ x: spots[0][0], y: spots[0][1], r, color });
    } else if (gate.name === "swap") {
      const cross = ([x, y]: Point) =>
        polyline([
          [x - r, y - r],
          [x + r, y + r],
        ]) +
        polyline([
          [x - r, y + r],
          [x + r, y - r],
        ]);
      swaps.push(polyline(spots), ...spots.map(cross));
    } else {
      links.push(polyline(spots));
      targets.push(dot(...spots[1], 0.8 * r));
      dots.push({ x: spots[0][0], y: spots[0][1], r: 0.5 * r, color: palettes.quantum.ink });
    }
  }
  const marks: Mark[] = [
    path(wires.join(""), { stroke: "quiet", width: 1, opacity: 0.5 }),
    path(links.join(""), { stroke: "ink", width: 1 }),
    path(targets.join(""), { stroke: "ink", width: 1.2 }),
    ...(swaps.length > 0 ? [path(swaps.join(""), { stroke: "accent", width: 1.6 })] : []),
  ];
  return sceneBody({ marks }, "quantum") + dotPaths(dots);
}

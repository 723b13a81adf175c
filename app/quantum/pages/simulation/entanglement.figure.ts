import { BOND_DIMENSION, memoryModels } from "@adyakshar/papers/models/memory";
import { binaryBytes } from "@adyakshar/quantum/simulators";
import { thousands } from "#app/figures/format.ts";
import { mono } from "#app/figures/marks.ts";
import { type Point, polyline, segment } from "#app/figures/path.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import { phaseGrounds } from "#app/figures/phase-grounds.ts";
import { steps } from "#app/figures/scale.ts";
import { type Scene, sceneOf } from "#app/figures/scene.ts";
import { palettes } from "#app/lib/palettes.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { EVERY, LAYERS, type Profile, profiles, QUBITS } from "./entanglement.ts";

/** The entanglement in bits that the bonds of a matrix product state hold at most. */
export const HELD = Math.log2(BOND_DIMENSION);
const peakOf = ({ bits }: Profile) => Math.max(...bits);

interface Frame {
  width: number;
  /** The ground line of the last profile, at the back, and of the first. */
  back: number;
  front: number;
  /** The height of a bit. */
  bit: number;
}

/** The parts of a profile that no bond holds. */
function beyond(points: readonly Point[], bits: readonly number[]): Point[][] {
  const parts: Point[][] = [];
  let start = -1;
  for (let k = 0; k <= bits.length; k++) {
    const isBeyond = bits[k] > HELD;
    if (isBeyond && start < 0) start = k;
    if (isBeyond || start < 0) continue;
    parts.push(points.slice(start, k + 2));
    start = -1;
  }
  return parts;
}

/** Of what is beyond, from the first profile at 0 to the last at 1. */
const phaseAt = (share: number) => 0.3 + 0.42 * share;

const beyondLooks = steps(0, 1, 0.25).map((share) => ({
  stroke: { phase: phaseAt(share) },
  width: 2,
}));

/** The ground line of a profile. */
const baseOf = (index: number, list: readonly Profile[], { back, front }: Frame) =>
  front + ((back - front) * index) / (list.length - 1);

/** A mountain for each profile, the latest at the back; what is beyond the bonds in a color of its own. */
function mountains(list: readonly Profile[], frame: Frame, stroke: number) {
  const { width, bit } = frame;
  const { ground } = phaseGrounds.violet;
  return list
    .toReversed()
    .map(({ bits }, k) => {
      const base = baseOf(list.length - 1 - k, list, frame);
      const heights = [0, ...bits, 0];
      const points = heights.map(
        (count, cut): Point => [(width * cut) / QUBITS, base - bit * count],
      );
      const d = polyline(points);
      const far = beyond(points, bits)
        .map((part) => polyline(part))
        .join("");
      const color = phaseHex(phaseAt(1 - k / (list.length - 1)));
      return `<path fill="${ground}" stroke="${palettes.quantum.accent}" d="${d}"/>${far && `<path fill="none" stroke="${color}" stroke-width="${1.6 * stroke}" d="${far}"/>`}`;
    })
    .join("");
}

/** The highest place of a profile. */
function summit(list: readonly Profile[], index: number, frame: Frame): Point {
  const { bits } = list[index];
  const cut = bits.indexOf(peakOf(list[index]));
  return [(frame.width * (cut + 1)) / QUBITS, baseOf(index, list, frame) - frame.bit * bits[cut]];
}

function view(list: readonly Profile[], first: Profile, frame: Frame, stroke: number): Scene {
  const bottom = frame.front + 34;
  const beyondFrom = list.findIndex(({ layer }) => layer >= first.layer);
  const [x, y] = summit(list, beyondFrom, frame);
  const last = list[list.length - 1];
  const [lastX, lastY] = summit(list, list.length - 1, frame);
  const style = { tone: "ink", anchor: "middle" } as const;
  const marks = [
    mono(lastX, lastY - 16, `${peakOf(last)} bits at layer ${last.layer}, farthest back`, style),
    mono(x, bottom, `layer ${first.layer}`, style),
  ];
  const leader = `<path stroke="${palettes.quantum.ink}" d="${segment(x, y, x, bottom - 16)}${segment(lastX, lastY - 10, lastX, lastY)}"/>`;
  const body = `<g stroke-width="${stroke}" stroke-linejoin="round">${mountains(list, frame, stroke)}${leader}</g>`;
  return sceneOf(frame.width, bottom + 6, marks, body);
}

const all = profiles();
const list = all.filter(({ layer }) => layer % EVERY === 0);
// From here on, and not only here and there.
const first = all[all.findLastIndex((profile) => peakOf(profile) <= HELD) + 1];
const tableau = binaryBytes(memoryModels.stabilizer(QUBITS));
const held = `held by an MPS of χ ${thousands(BOND_DIMENSION)}`;
const cuts = `the ${QUBITS - 1} cuts of a line of ${QUBITS} qubits`;
const [wide, narrow]: Frame[] = [
  { width: 1440, back: 332, front: 650, bit: 5 },
  { width: 375, back: 156, front: 326, bit: 2.6 },
];

export default {
  title: `The entanglement across every cut of ${QUBITS} qubits as ${list.length} mountains, one for each ${EVERY} layers of random gates`,
  finding: `A stabilizer simulator holds these ${QUBITS} qubits in ${tableau.replace(" ", "\u00a0")}; an MPS (χ\u00a0${thousands(BOND_DIMENSION)}) overflows at layer ${first.layer}.`,
  caption: `One run of ${LAYERS} layers on a line of ${QUBITS} qubits, on our stabilizer simulator: random one-qubit Clifford gates, then a controlled-NOT gate (CNOT) on every second pair. Across: the ${QUBITS - 1} cuts. Height: bits of entanglement across a cut, from the rank of the stabilizers. Time runs to the back, ${EVERY} layers per line. A bond of χ = ${thousands(BOND_DIMENSION)} holds ${HELD} bits; what is more has another color. A KiB is 1,024 bytes; MiB, GiB, TiB and PiB are each 1,024 of the one before. A statevector of ${QUBITS} qubits would take 2^${Math.log2(memoryModels.statevector(QUBITS))} bytes.`,
  scene: view(list, first, wide, 1.5),
  narrow: view(list, first, narrow, 1),
  legend: [
    { label: held, shape: "line", look: { stroke: "accent", width: 2 } },
    { label: "more than it holds, later paler", shape: "line", look: beyondLooks },
    { label: cuts, shape: "arrow", look: { stroke: "muted" } },
  ],
  table: {
    columns: ["Layer", "Bits across the middle", "Most bits across a cut", "Cuts beyond the bonds"],
    rows: all
      .filter((profile) => profile.layer % 36 === 0 || profile === first)
      .map((profile) => [
        `${profile.layer}`,
        `${profile.bits[QUBITS / 2 - 1]}`,
        `${peakOf(profile)}`,
        `${profile.bits.filter((count) => count > HELD).length}`,
      ]),
  },
} satisfies KeyedFigure;

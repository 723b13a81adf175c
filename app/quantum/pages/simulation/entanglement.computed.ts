import { fixed, type Operation, pair } from "@adyakshar/quantum/circuit";
import { integer, type Random, seeded } from "@adyakshar/quantum/random";
import {
  applyClifford,
  binaryBytes,
  createTableau,
  type Tableau,
} from "@adyakshar/quantum/simulators";
import { text } from "#app/drawing/marks.ts";
import { type Point, polyline, segment } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { asFile, type FigureData, type Scene, sceneOf, type TextMark } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { palettes } from "#app/lib/palettes.ts";
import { BOND_DIMENSION, memoryModels } from "#app/pictures/state-memory.ts";
import { quantumGrounds } from "#app/styles/grounds.ts";

export const QUBITS = 128;
export const LAYERS = 216;
const LAYERS_PER_PROFILE = 6;

/** The bits of entanglement across each cut of a line of qubits: the rank of the stabilizers on its left side, less their number. */
export function entropies({ qubits, half, x, z }: Tableau): number[] {
  const basis: Int32Array[] = [];
  const leads: number[] = [];
  const add = (column: Int32Array) => {
    const left = column.slice(half);
    for (const [k, other] of basis.entries()) {
      if ((left[leads[k] >> 5] >>> (leads[k] & 31)) & 1) {
        for (let w = 0; w < half; w++) left[w] ^= other[w];
      }
    }
    const word = left.findIndex((bits) => bits !== 0);
    if (word < 0) return;
    leads.push(32 * word + 31 - Math.clz32(left[word]));
    basis.push(left);
  };
  return Array.from({ length: qubits - 1 }, (_, cut) => {
    add(x[cut]);
    add(z[cut]);
    return basis.length - (cut + 1);
  });
}

const turns = [[], ["h"], ["s"], ["h", "s"], ["s", "h"], ["h", "s", "h"]] as const;

/** CX on every second pair, each qubit turned at random before it. */
function layer(parity: number, random: Random): Operation[] {
  const gates: Operation[] = [];
  for (let low = parity; low + 1 < QUBITS; low += 2) {
    for (const qubit of [low, low + 1]) {
      for (const name of turns[integer(random, turns.length)]) gates.push(fixed(name, qubit));
    }
    gates.push(pair("cx", low, low + 1));
  }
  return gates;
}

interface Profile {
  layer: number;
  /** The entanglement across each cut. */
  bits: readonly number[];
}

/** The entanglement of a line of qubits as it grows under random Clifford gates. */
export function profiles(): Profile[] {
  const random = seeded(7);
  const tableau = createTableau(QUBITS);
  return Array.from({ length: LAYERS }, (_, k) => {
    for (const gate of layer(k % 2, random)) applyClifford(tableau, gate);
    return { layer: k + 1, bits: entropies(tableau) };
  });
}

/** The entanglement in bits that the bonds of a matrix product state hold at most. */
export const MAX_HELD_BITS = Math.log2(BOND_DIMENSION);
const peakOf = ({ bits }: Profile) => Math.max(...bits);

const allProfiles = profiles();
const drawnProfiles = allProfiles.filter(({ layer }) => layer % LAYERS_PER_PROFILE === 0);
const lastIndex = drawnProfiles.length - 1;
/** The profile from which on a bond is always too small. */
const firstOverflow =
  allProfiles[allProfiles.findLastIndex((profile) => peakOf(profile) <= MAX_HELD_BITS) + 1];

interface MountainsLayout {
  width: number;
  /** The ground line of the last profile, at the back, and of the first. */
  back: number;
  front: number;
  /** The height of a bit. */
  bit: number;
  /** The width of a line. */
  stroke: number;
}

/** The parts of a profile that no bond holds. */
function overflowParts(points: readonly Point[], bits: readonly number[]): Point[][] {
  const parts: Point[][] = [];
  let start = -1;
  for (let k = 0; k <= bits.length; k++) {
    const isBeyond = bits[k] > MAX_HELD_BITS;
    if (isBeyond && start < 0) start = k;
    if (isBeyond || start < 0) continue;
    parts.push(points.slice(start, k + 2));
    start = -1;
  }
  return parts;
}

/** The phase in which a part beyond is drawn, from the first profile at 0 to the last at 1. */
const phaseAt = (share: number) => 0.3 + 0.42 * share;

/** The ground line of a profile. */
const baseOf = (index: number, { back, front }: MountainsLayout) =>
  front + ((back - front) * index) / lastIndex;

/** A profile over its ground line; what is beyond the bonds in a color of its own. */
function mountain({ bits }: Profile, index: number, layout: MountainsLayout): string {
  const base = baseOf(index, layout);
  const points = [0, ...bits, 0].map(
    (count, cut): Point => [(layout.width * cut) / QUBITS, base - layout.bit * count],
  );
  const farLines = overflowParts(points, bits).map((part) => polyline(part));
  const color = phaseHex(phaseAt(index / lastIndex));
  const overflowing = `<path fill="none" stroke="${color}" stroke-width="${1.6 * layout.stroke}" d="${farLines.join("")}"/>`;
  return `<path fill="${quantumGrounds().simulation.ground}" stroke="${palettes.quantum.accent}" d="${polyline(points)}"/>${farLines.length > 0 ? overflowing : ""}`;
}

/** The highest place of a profile. */
function summit(index: number, layout: MountainsLayout): Point {
  const { bits } = drawnProfiles[index];
  const cut = bits.indexOf(Math.max(...bits));
  return [(layout.width * (cut + 1)) / QUBITS, baseOf(index, layout) - layout.bit * bits[cut]];
}

/** A mountain for each profile, the latest at the back; what lies across is named under the first. */
function view(layout: MountainsLayout, across: Pick<TextMark, "x" | "anchor">): Scene {
  const bottom = layout.front + 34;
  const [x, y] = summit(
    drawnProfiles.findIndex(({ layer }) => layer >= firstOverflow.layer),
    layout,
  );
  const lastProfile = drawnProfiles[lastIndex];
  const lastLabel = `${peakOf(lastProfile)} bits at layer ${lastProfile.layer}, farthest back`;
  const [lastX, lastY] = summit(lastIndex, layout);
  const style = { tone: "ink", anchor: "middle" } as const;
  const marks = [
    text(lastX, lastY - 16, lastLabel, style),
    text(x, bottom, `layer ${firstOverflow.layer}`, style),
    text(across.x, bottom, `${QUBITS - 1} cuts of ${QUBITS} qubits →`, { anchor: across.anchor }),
  ];
  const mountains = drawnProfiles.map((profile, k) => mountain(profile, k, layout)).toReversed();
  const leader = `<path stroke="${palettes.quantum.ink}" d="${segment(x, y, x, bottom - 16)}${segment(lastX, lastY - 10, lastX, lastY)}"/>`;
  const body = `<g stroke-width="${layout.stroke}" stroke-linejoin="round">${mountains.join("")}${leader}</g>`;
  return sceneOf(layout.width, bottom + 6, marks, body);
}

export const tableauMemory = binaryBytes(memoryModels.stabilizer(QUBITS)).replace(".0", "");
export const overflowLayer = firstOverflow.layer;

export default asFile({
  title: `The entanglement across every cut of ${QUBITS} qubits as ${drawnProfiles.length} mountains, one for each ${LAYERS_PER_PROFILE} layers of random gates`,
  caption: `One run of ${LAYERS} layers on a line of ${QUBITS} qubits, on our stabilizer simulator: random one-qubit Clifford gates, then a CX on every second pair. Across lie the ${QUBITS - 1} cuts, and the height is the bits of entanglement across a cut, from the rank of the stabilizers. Time runs to the back, ${LAYERS_PER_PROFILE} layers per line. A bond of χ = ${thousands(BOND_DIMENSION)} can hold ${MAX_HELD_BITS} bits; anything above is drawn in the second color. A statevector of ${QUBITS} qubits would take 2^${Math.log2(memoryModels.statevector(QUBITS))} bytes.`,
  scene: view(
    { width: 1440, back: 332, front: 650, bit: 5, stroke: 1.5 },
    { x: 720, anchor: "middle" },
  ),
  narrow: view({ width: 375, back: 156, front: 326, bit: 2.6, stroke: 1 }, { x: 23 }),
  table: {
    columns: ["Layer", "Bits across the middle", "Most bits across a cut", "Cuts beyond the bonds"],
    rows: allProfiles
      .filter((profile) => profile.layer % 36 === 0 || profile === firstOverflow)
      .map((profile) => [
        `${profile.layer}`,
        `${profile.bits[QUBITS / 2 - 1]}`,
        `${peakOf(profile)}`,
        `${profile.bits.filter((count) => count > MAX_HELD_BITS).length}`,
      ]),
  },
} satisfies FigureData);

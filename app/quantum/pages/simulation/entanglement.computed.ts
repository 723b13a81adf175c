import { binaryBytes } from "@adyakshar/quantum/simulators";
import { text } from "#app/drawing/marks.ts";
import { type Point, polyline, segment } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { asFile, type FigureData, type Scene, sceneOf, type TextMark } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { palettes } from "#app/lib/palettes.ts";
import { BOND_DIMENSION, memoryModels } from "#app/pictures/state-memory.ts";
import { quantumGrounds } from "#app/styles/grounds.ts";
import { firstOverflow, LAYERS, MAX_HELD_BITS, type Profile, profiles, QUBITS } from "./entropy.ts";

const LAYERS_PER_PROFILE = 6;
const drawnProfiles = profiles.filter(({ layer }) => layer % LAYERS_PER_PROFILE === 0);
const lastIndex = drawnProfiles.length - 1;

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
  const { bits, peak } = drawnProfiles[index];
  const cut = bits.indexOf(peak);
  return [(layout.width * (cut + 1)) / QUBITS, baseOf(index, layout) - layout.bit * peak];
}

/** A mountain for each profile, the latest at the back; what lies across is named under the first. */
function view(layout: MountainsLayout, across: Pick<TextMark, "x" | "anchor">): Scene {
  const bottom = layout.front + 34;
  const [x, y] = summit(
    drawnProfiles.findIndex(({ layer }) => layer >= firstOverflow.layer),
    layout,
  );
  const lastProfile = drawnProfiles[lastIndex];
  const lastLabel = `${lastProfile.peak} bits at layer ${lastProfile.layer}, farthest back`;
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

export default asFile({
  /** What the words beside the picture say: the memory of the tableau, and the layer from which on bonds are too small. */
  memory: binaryBytes(memoryModels.stabilizer(QUBITS)).replace(".0", "").replace(" ", "\u00a0"),
  layer: firstOverflow.layer,
  title: `The entanglement across every cut of ${QUBITS} qubits as ${drawnProfiles.length} mountains, one for each ${LAYERS_PER_PROFILE} layers of random gates`,
  caption: `One run of ${LAYERS} layers on a line of ${QUBITS} qubits, on our stabilizer simulator: random one-qubit Clifford gates, then a CX on every second pair. Across lie the ${QUBITS - 1} cuts, and the height is the bits of entanglement across a cut, from the rank of the stabilizers. Time runs to the back, ${LAYERS_PER_PROFILE} layers per line. A bond of χ = ${thousands(BOND_DIMENSION)} can hold ${MAX_HELD_BITS} bits; anything above is drawn in the second color. A statevector of ${QUBITS} qubits would take 2^${Math.log2(memoryModels.statevector(QUBITS))} bytes.`,
  scene: view(
    { width: 1440, back: 332, front: 650, bit: 5, stroke: 1.5 },
    { x: 720, anchor: "middle" },
  ),
  narrow: view({ width: 375, back: 156, front: 326, bit: 2.6, stroke: 1 }, { x: 23 }),
  table: {
    columns: ["Layer", "Bits across the middle", "Most bits across a cut", "Cuts beyond the bonds"],
    rows: profiles
      .filter((profile) => profile.layer % 36 === 0 || profile === firstOverflow)
      .map((profile) => [
        `${profile.layer}`,
        `${profile.bits[QUBITS / 2 - 1]}`,
        `${profile.peak}`,
        `${profile.bits.filter((count) => count > MAX_HELD_BITS).length}`,
      ]),
  },
} satisfies FigureData & { memory: string; layer: number });

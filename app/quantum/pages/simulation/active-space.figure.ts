import { binaryBytes } from "@adyakshar/quantum/simulators";
import { thousands } from "#app/figures/format.ts";
import { mono, path, round } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { phaseGrounds } from "#app/figures/phase-grounds.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { palettes, type Tone } from "#app/lib/palettes.ts";
import { determinants } from "#app/models/chemistry/determinants.ts";
import { USABLE_SHARE, usable } from "#app/models/memory.ts";
import {
  BYTES_PER_NUMBER,
  bytesOf,
  dotsOf,
  dotsOfLaptop,
  type Field,
  laptop,
  NUMBERS_PER_DOT,
  radii,
  rings,
  spaces,
} from "./active-space.ts";

const { ink, accent, purple, ground } = palettes.quantum;
const colors = [ink, accent, purple, phaseGrounds.violet.line];
const largest = spaces[spaces.length - 1];
const fits = spaces.filter((orbitals) => bytesOf(orbitals) <= usable(laptop));
const fitting = fits[fits.length - 1];
const next = fitting + 2;

/** Rows of dots, dashes without length with round ends; those outside the picture are left out. */
function field(frame: Field, width: number, height: number): string {
  const { pitch } = frame;
  const seen = rings(frame).filter(({ y }) => y > -pitch && y < height + pitch);
  const groups = colors.map((color, ring) => {
    const d = seen
      .filter((run) => run.ring === ring)
      .flatMap(({ x, y, count }) => {
        const skipped = Math.max(0, Math.ceil((-pitch - x) / pitch));
        const last = Math.min(count - 1, Math.floor((width + pitch - x) / pitch));
        if (last < skipped) return [];
        return `M${round(x + skipped * pitch)} ${round(y)}h${round((last - skipped + 0.25) * pitch)}`;
      })
      .join("");
    return `<path stroke="${color}" d="${d}"/>`;
  });
  return `<g fill="none" stroke-width="${round(pitch * 0.62)}" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${groups.join("")}</g>`;
}

/** What a laptop holds, around what it does hold. */
function limit({ x, y, pitch }: Field, r: number): string {
  const d = dot(x, y, r);
  const width = round(pitch / 4);
  return `<g fill="none"><path stroke="${ground}" stroke-width="${3 * width}" d="${d}"/><path stroke="${ink}" stroke-width="${width}" stroke-dasharray="${4 * width} ${3 * width}" d="${d}"/></g>`;
}

interface Edge {
  r: number;
  words: string;
  tone: Tone;
  /** Which side of its line the words stand on. */
  anchor: "start" | "end";
}

/** Rings, and below them the words at a line from the edge of each. */
function view(
  frame: Field,
  { width, height, below }: { width: number; height: number; below: number },
  edges: (at: number[]) => Edge[],
): Scene {
  const at = radii(frame, [...spaces.map(dotsOf), dotsOfLaptop]);
  const words = edges(at).flatMap(({ r, words, tone, anchor }): Mark[] => {
    const x = round(frame.x + r);
    const line = segment(x, frame.y, x, height + below);
    const gap = below / 5;
    return [
      path(line, { stroke: "ground", width: 4 }),
      path(line, { stroke: tone, width: 1 }),
      mono(x + (anchor === "start" ? gap : -gap), height + below * 0.86, words, { tone, anchor }),
    ];
  });
  return sceneOf(
    width,
    height + below,
    words,
    field(frame, width, height) + limit(frame, at[at.length - 1]),
  );
}

function wide(): Scene {
  const frame = { x: 420, y: 312, pitch: 9.6 };
  const size = { width: 1440, height: 624, below: 40 };
  return view(frame, size, ([, second, third, fourth, held]) => [
    { r: second, words: `${fitting} orbitals`, tone: "accent", anchor: "end" },
    { r: held, words: "laptop", tone: "muted", anchor: "end" },
    { r: third, words: `${next} orbitals`, tone: "ink", anchor: "start" },
    { r: fourth, words: `${largest} orbitals`, tone: "ink", anchor: "end" },
  ]);
}

function narrow(): Scene {
  const frame = { x: 84, y: 180, pitch: 2.8 };
  const size = { width: 375, height: 360, below: 26 };
  return view(frame, size, ([, second, third, fourth]) => [
    { r: second, words: `${fitting}`, tone: "accent", anchor: "end" },
    { r: third, words: `${next} orbitals`, tone: "ink", anchor: "start" },
    { r: fourth, words: `${largest}`, tone: "ink", anchor: "end" },
  ]);
}

/** The numbers of an exact calculation, from what a laptop holds to what it does not. */
export function buildActiveSpace(): Figure {
  const times = Math.round(bytesOf(largest) / bytesOf(fitting));
  return {
    title: `Dots for the numbers of an exact calculation with ${spaces.join(", ")} orbitals, one around the other, and a circle for what a laptop holds`,
    finding: `An exact calculation with ${fitting} electrons in ${fitting} orbitals fits a laptop, one with ${next} does not. ${largest} take ${times} times ${fitting}.`,
    caption: `A dot is ${thousands(NUMBERS_PER_DOT)} numbers. An exact calculation of n electrons in n orbitals with no net spin keeps one for each of C(n, n/2)² determinants. From the middle outward, the edges are those of ${spaces.join(", ")} orbitals; the picture cuts the last. The dashed circle holds ${thousands(dotsOfLaptop)} dots: numbers of ${BYTES_PER_NUMBER} bytes in ${100 * USABLE_SHARE}% of an assumed ${binaryBytes(laptop.bytes)}. A solver keeps several such vectors. DMRG reaches larger spaces by approximation.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Orbitals and electrons", "Determinants", "Memory", "Dots"],
      rows: spaces.map((orbitals) => [
        `${orbitals}`,
        thousands(determinants(orbitals)),
        binaryBytes(bytesOf(orbitals)),
        thousands(dotsOf(orbitals)),
      ]),
    },
  };
}

export default buildActiveSpace();

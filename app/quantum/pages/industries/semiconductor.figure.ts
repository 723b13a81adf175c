import { numeral } from "#app/content/numeral.ts";
import { path, text } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, type Stroke, sceneOf } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { frequencyConflicts, heavyHexagon, planFrequencies } from "./frequency-plan.ts";

const lattice = heavyHexagon(7, 7);
const plan = planFrequencies(frequencyConflicts(lattice));
const frequencyCount = Math.max(...plan) + 1;

/** Form, not hue, tells the frequencies apart: hue is kept for phase. The name stands on it. */
const forms: readonly { disc: Stroke; name: Tone }[] = [
  { disc: { fill: "ink" }, name: "ground" },
  { disc: { fill: "ground", stroke: "ink", width: 1.5 }, name: "ink" },
  { disc: { fill: "accent" }, name: "ground" },
];

interface ChipView {
  width: number;
  height: number;
  /** The pixels between neighbors, the radius of a qubit, and where the lattice begins. */
  unit: number;
  radius: number;
  origin: Point;
  /** The lattice has come out of the dark here. */
  dusk: number;
  /** The corner that is left to the page's words. */
  words: Point;
  /** The cell whose qubits are named, by its column and its row. */
  cell: readonly [number, number];
}

const DUSK_STEPS = 6;

const centerOf = ([column, row]: ChipView["cell"]): Point => [
  2 * Math.sqrt(3) * (column + (row % 2) / 2),
  3 * row,
];

function view(frame: ChipView): Scene {
  const { width, height, unit, radius, origin, dusk, words, cell } = frame;
  const place = ([x, y]: Point): Point => [origin[0] + unit * x, origin[1] + unit * y];
  // Whole qubits above and below; the sides are the screen's.
  const isWhole = ([x, y]: Point) =>
    y > radius && y < height - radius && (x > words[0] + radius || y > words[1] + radius);
  const isSeen = ([x, y]: Point) => x > -radius && x < width + radius && isWhole([x, y]);
  const light = ([x]: Point) =>
    Math.max(0, Math.min(DUSK_STEPS, Math.round((DUSK_STEPS * (x + radius)) / dusk))) / DUSK_STEPS;
  const byLight = (items: readonly { at: Point; d: string }[], style: Stroke): Mark[] => {
    const groups = new Map<number, string>();
    for (const { at, d } of items) groups.set(light(at), (groups.get(light(at)) ?? "") + d);
    groups.delete(0);
    return [...groups].map(([opacity, d]) => path(d, { ...style, opacity }));
  };
  const couplers = lattice.edges.flatMap((edge) => {
    const ends = edge.map((qubit) => place(lattice.points[qubit]));
    return ends.some(isSeen) && ends.every(isWhole) ? [{ at: ends[0], d: polyline(ends) }] : [];
  });
  const qubits = (frequency: number) =>
    lattice.points.flatMap((point, qubit) => {
      const at = place(point);
      return plan[qubit] === frequency && isSeen(at) ? [{ at, d: dot(...at, radius) }] : [];
    });
  const center = centerOf(cell);
  const labels = lattice.points.flatMap((point, qubit) => {
    if (Math.hypot(point[0] - center[0], point[1] - center[1]) > 2.1) return [];
    const [x, y] = place(point);
    const frequency = plan[qubit];
    return [
      text(x, y + 4.5, `f${frequency + 1}`, { anchor: "middle", tone: forms[frequency].name }),
    ];
  });
  return sceneOf(width, height, [
    ...byLight(couplers, { stroke: "quiet" }),
    ...forms.flatMap(({ disc }, frequency) => byLight(qubits(frequency), disc)),
    ...labels,
  ]);
}

export default {
  title: `A heavy-hexagon lattice of qubits in ${frequencyCount} frequencies, none beside its like`,
  finding: `Each disc is a qubit and each color a frequency. With ${numeral(frequencyCount).toLowerCase()} frequencies, neighbors always differ, and so do qubits that share a control.`,
  caption: `An exhaustive search by the rule of IBM’s published plan found these frequencies for a chip of ${lattice.points.length} coupled qubits, of which the picture shows a part.`,
  scene: view({
    width: 960,
    height: 820,
    unit: 59,
    radius: 16.5,
    origin: [-40, -60],
    dusk: 520,
    words: [300, 190],
    cell: [3, 3],
  }),
  narrow: view({
    width: 390,
    height: 236,
    unit: 30,
    radius: 11.5,
    origin: [-30, 73],
    dusk: 1,
    words: [0, 0],
    cell: [2, 1],
  }),
  table: {
    columns: ["Frequency", "Qubits"],
    rows: forms
      .slice(0, frequencyCount)
      .map((_, f) => [`f${f + 1}`, `${plan.filter((frequency) => frequency === f).length}`]),
  },
} satisfies Figure;

import { path, text } from "#app/drawing/marks.ts";
import { dot, type Point, polyline } from "#app/drawing/path.ts";
import {
  asFile,
  type FigureData,
  type Mark,
  type Scene,
  type Stroke,
  sceneOf,
} from "#app/drawing/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { heavyHexagons, honeycomb, middleOf } from "#app/pictures/heavy-hexagons.ts";

const CELL = 2;
const middles = honeycomb(7, 7, CELL);
const { sides, qubits } = heavyHexagons(middles, CELL);

/** Form tells the frequencies apart, because hue is kept for phase. A name stands on its disc. */
const forms: readonly { disc: Stroke; name: Tone }[] = [
  { disc: { fill: "ink" }, name: "ground" },
  { disc: { fill: "ground", stroke: "ink", width: 1.5 }, name: "ink" },
  { disc: { fill: "accent" }, name: "ground" },
];

interface ChipLayout {
  width: number;
  height: number;
  /** The pixels between neighbors, the radius of a qubit, and the place of the first cell's middle. */
  unit: number;
  radius: number;
  origin: Point;
  /** The lattice comes out of the dark between the left edge and this distance from it. */
  dusk: number;
  /** The corner that is left to the page's words. */
  words: Point;
  /** The index of the cell whose qubits are named. */
  cell: number;
}

const DUSK_STEPS = 6;

function view(layout: ChipLayout): Scene {
  const { width, height, unit, radius, origin, dusk, words, cell } = layout;
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
  const couplers = sides.flatMap(([a, b]) =>
    [a, b].flatMap((corner) => {
      const ends = [middleOf(a, b), corner].map(place);
      return ends.some(isSeen) && ends.every(isWhole) ? [{ at: ends[0], d: polyline(ends) }] : [];
    }),
  );
  const discs = (points: readonly Point[]) =>
    points
      .map(place)
      .filter(isSeen)
      .map((at) => ({ at, d: dot(...at, radius) }));
  const [cx, cy] = middles[cell];
  const labels = qubits.flatMap((points, k) => {
    const named = points.filter(([x, y]) => Math.hypot(x - cx, y - cy) < CELL + 0.1);
    return named
      .map(place)
      .map(([x, y]) => text(x, y + 4.5, `f${k + 1}`, { anchor: "middle", tone: forms[k].name }));
  });
  return sceneOf(width, height, [
    ...byLight(couplers, { stroke: "quiet" }),
    ...forms.flatMap(({ disc }, k) => byLight(discs(qubits[k]), disc)),
    ...labels,
  ]);
}

export default asFile({
  title: "A heavy-hexagon lattice of qubits in three frequencies, none beside its like",
  finding:
    "Each disc is a qubit, each color a frequency. With three, neighbors always differ, and so do qubits that share a control.",
  caption: `By the rule of IBM’s published plan, the controls on the edges share one frequency, and the corners, which are their targets, take two. The picture shows a part of a chip of ${qubits.flat().length} coupled qubits.`,
  scene: view({
    width: 960,
    height: 820,
    unit: 59,
    radius: 16.5,
    origin: [-40, -60],
    dusk: 520,
    words: [300, 190],
    cell: 24,
  }),
  narrow: view({
    width: 390,
    height: 236,
    unit: 30,
    radius: 11.5,
    origin: [-30, 73],
    dusk: 1,
    words: [0, 0],
    cell: 9,
  }),
  table: {
    columns: ["Frequency", "Qubits"],
    rows: qubits.map((points, k) => [`f${k + 1}`, `${points.length}`]),
  },
} satisfies FigureData);

import { hexagonCells } from "#app/drawing/dots.ts";
import { path } from "#app/drawing/marks.ts";
import { hexagon, type Point } from "#app/drawing/path.ts";
import { type Picture, sceneOf } from "#app/drawing/scene.ts";
import { heavyHexagons } from "#app/pictures/heavy-hexagons.ts";

/** A hexagon that stands on a corner, as wide as the drawing. */
const WIDTH = 172;
const HEIGHT = 196;
const center: Point = [WIDTH / 2, HEIGHT / 2];

/** The distance of a point from that hexagon's edge; negative outside. */
function inset([x, y]: Point): number {
  const [dx, dy] = [Math.abs(x - center[0]), Math.abs(y - center[1])];
  return Math.min(WIDTH / 2 - dx, HEIGHT / 2 - dy - dx / Math.sqrt(3));
}

/** A hexagonal lattice over the drawing, as far as it keeps a distance from the hexagon's edge. */
function lattice(step: number, margin: number): Point[] {
  const rows = Math.ceil(HEIGHT / (step * 0.866));
  const columns = Math.ceil(WIDTH / step) + 1;
  return Array.from({ length: rows * columns }, (_, k): Point => {
    const row = Math.floor(k / columns);
    return [((k % columns) + (row % 2) / 2) * step, row * step * 0.866];
  }).filter((point) => inset(point) > margin);
}

const WAVELENGTH = 21;
const slits: readonly Point[] = [
  [-6, HEIGHT * 0.36],
  [-6, HEIGHT * 0.64],
];

/** The waves of two slits at the left edge, added up; a cell's area is the intensity. */
function interference(step: number) {
  return lattice(step, 3).map(([x, y]) => {
    const phases = slits.map(
      ([atX, atY]) => (2 * Math.PI * Math.hypot(x - atX, y - atY)) / WAVELENGTH,
    );
    const sum = [Math.cos, Math.sin].map((wave) => wave(phases[0]) + wave(phases[1]));
    return { x, y, radius: 0.6 + (Math.hypot(...sum) / 2) * step * 0.42 };
  });
}

const CELL = 29.5;
const middles: readonly Point[] = [
  center,
  ...Array.from({ length: 6 }, (_, k): Point => {
    const angle = (k * Math.PI) / 3;
    const reach = CELL * Math.sqrt(3);
    return [center[0] + reach * Math.cos(angle), center[1] + reach * Math.sin(angle)];
  }),
];
const device = heavyHexagons(middles, CELL);
const way = device.route(device.corner(middles[4], 4), device.corner(middles[1], 1));

const outline = path(hexagon(...center, HEIGHT / 2 - 1), { stroke: "line", width: 1.5 });

const picture = (title: string, marks: Parameters<typeof sceneOf>[2]): Picture => ({
  title,
  scene: sceneOf(WIDTH, HEIGHT, [outline, ...marks]),
});

/** A figure of each founder's work, shown until there is a photograph. */
const work: Readonly<Record<"research" | "engineering", Picture>> = {
  research: picture("Waves behind two slits, sampled on a lattice", [
    path(hexagonCells(interference(8.2)), { fill: "purple" }),
  ]),
  engineering: picture("A route over a heavy-hexagon device", [
    ...device.marks(2.6),
    ...device.routeMarks(way, 3, 4.2),
  ]),
};

export default work;

import { heavyHexagons, honeycomb } from "#app/figures/heavy-hexagons.ts";
import type { Point } from "#app/figures/path.ts";
import { type Diagram, sceneOf } from "#app/figures/scene.ts";

/** A device wider than the page, and a shortest way across it. */
function across(width: number, height: number, cell: number) {
  const step = cell * Math.sqrt(3);
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / (1.5 * cell)) + 1;
  const middles = honeycomb(columns, rows, cell).map(([x, y]): Point => [x, y + cell / 2]);
  const device = heavyHexagons(middles, cell);
  const way = device.route(
    device.corner(middles[1], 2),
    device.corner(middles[2 * columns + columns - 3], 0),
  );
  return sceneOf(width, height, [
    ...device.marks(cell / 11),
    ...device.routeMarks(way, cell / 10, cell / 7),
  ]);
}

export default {
  title: "A heavy-hexagon device, and one route across it",
  finding:
    "On a heavy-hexagon device, each qubit has at most three neighbors. The bright line is a shortest way between two of them.",
  scene: across(1440, 380, 76),
  narrow: across(390, 220, 36),
} satisfies Diagram;

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { distance, greatCircle } from "#app/engine/world-map/great-circle.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { curve } from "#app/figures/draw/path.ts";
import { createMap, type DotMap, plans } from "./map.ts";
import { drawMap } from "./map-file.ts";
import { offices } from "./offices.ts";

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(2));

/** Steps from an office to the middle of a way. */
const HALF = 12;

type Office = (typeof offices)[number];

const pairs = offices.flatMap((a, k) => offices.slice(k + 1).map((b): [Office, Office] => [a, b]));
const kilometers = ([a, b]: [Office, Office]) => `${thousands(distance(a.at, b.at))}\u00a0km`;

const wayOf = ([a, b]: [Office, Office], map: DotMap) =>
  greatCircle(a.at, b.at, 2 * HALF).map(map.place);

const drawWays = (map: DotMap) => pairs.map((pair) => curve(wayOf(pair, map))).join("");

/** The length of a way between two offices, and the point where it is written. */
function describeWay(pair: [Office, Office], map: DotMap) {
  const way = wayOf(pair, map);
  const [x, y] = way[HALF];
  return {
    /** Too short to carry its label on a small map. */
    isShort: Math.abs(way[0][0] - way[2 * HALF][0]) < map.width / 6,
    label: kilometers(pair),
    x: percent(x, map.width),
    y: percent(y, map.height),
  };
}

function describe(map: DotMap) {
  return {
    width: map.width,
    height: map.height,
    caption: `Natural Earth land on a hexagonal lattice of ${thousands(map.cells.length)} cells, ${map.spacing.toFixed(1)}° apart on the equator; offices by their coordinates, distances on a sphere.`,
    ways: pairs.map((pair) => describeWay(pair, map)),
    offices: offices.map(({ at, ...office }) => {
      const [x, y] = map.place(at);
      return { ...office, x: percent(x, map.width), y: percent(y, map.height) };
    }),
  };
}

export async function writeAssets(outDir: string): Promise<void> {
  const wide = createMap(plans.wide);
  const narrow = createMap(plans.narrow);
  const figure = {
    title: "The world around the Pacific, with offices in San Francisco, Austin and Kolkata",
    finding: `${pairs.map((pair) => `${pair[0].city} to ${pair[1].city}: ${kilometers(pair)}`).join("; ")}, by the shortest way.`,
    wide: describe(wide),
    narrow: describe(narrow),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all([
    writeFile(join(outDir, "world-map.svg"), drawMap(wide, drawWays(wide))),
    writeFile(join(outDir, "world-map-narrow.svg"), drawMap(narrow, drawWays(narrow))),
    writeFile(
      join(outDir, "world-map.ts"),
      `export const worldMap = ${JSON.stringify(figure, null, 2)} as const;\n`,
    ),
  ]);
}

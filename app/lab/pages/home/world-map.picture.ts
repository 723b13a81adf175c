import { cityNames } from "#app/content/offices.ts";
import { thousands } from "#app/figures/format.ts";
import { curve } from "#app/figures/path.ts";
import type { Scene } from "#app/figures/scene.ts";
import { createMap, type DotMap, plans } from "#app/figures/world-map/map.ts";
import { drawMap } from "#app/figures/world-map/map-file.ts";
import { offices } from "#app/figures/world-map/offices.ts";
import { distance, greatCircle } from "#app/models/world-map/great-circle.ts";

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(2));

/** Steps from an office to the middle of a way. */
const HALF = 12;

type Office = (typeof offices)[number];

const pairs = offices.flatMap((a, k) => offices.slice(k + 1).map((b): [Office, Office] => [a, b]));
const kilometers = ([a, b]: [Office, Office]) => `${thousands(distance(a.at, b.at))}\u00a0km`;

const wayOf = ([a, b]: [Office, Office], map: DotMap) =>
  greatCircle(a.at, b.at, 2 * HALF).map(map.place);

const drawWays = (map: DotMap) => pairs.map((pair) => curve(wayOf(pair, map))).join("");

/** "San Francisco is 2,414 km from Austin and 12,573 km from Kolkata": to the offices behind it in the list. */
function distancesFrom(from: Office, index: number): string {
  const others = offices.slice(index + 1).map((to) => `${kilometers([from, to])} from ${to.city}`);
  return `${from.city} is ${others.join(" and ")}`;
}

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

function draw(map: DotMap): Scene {
  const { width, height } = map;
  const content = drawMap(map, drawWays(map));
  return { width, height, marks: [], image: { type: "svg", content } };
}

function placesOn(map: DotMap) {
  return {
    ways: pairs.map((pair) => describeWay(pair, map)),
    offices: offices.map(({ at, ...office }) => {
      const [x, y] = map.place(at);
      return { ...office, x: percent(x, map.width), y: percent(y, map.height) };
    }),
  };
}

/** The world around the Pacific: the offices and the shortest ways between them. */
export function buildWorldMap() {
  const wide = createMap(plans.wide);
  const narrow = createMap(plans.narrow);
  return {
    title: `The world around the Pacific, with offices in ${cityNames.and}`,
    finding: `${offices.slice(0, -1).map(distancesFrom).join("; ")}, by the shortest way.`,
    caption:
      "The land is Natural Earth’s, on a hexagonal lattice. Offices stand at their coordinates. Distances are great circles on a sphere.",
    scene: draw(wide),
    narrow: draw(narrow),
    places: { wide: placesOn(wide), narrow: placesOn(narrow) },
  };
}

export type Places = ReturnType<typeof placesOn>;

export default buildWorldMap();

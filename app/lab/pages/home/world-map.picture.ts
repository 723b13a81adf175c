import { cityNames } from "#app/content/offices.ts";
import { curve } from "#app/figures/path.ts";
import type { Scene } from "#app/figures/scene.ts";
import { createMap, type DotMap, plans } from "#app/figures/world-map/map.ts";
import { drawMap } from "#app/figures/world-map/map-file.ts";
import { offices } from "#app/figures/world-map/offices.ts";
import { greatCircle } from "#app/models/world-map/globe.ts";

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(2));

/** Of a way from office to office. */
const STEPS = 24;

type Office = (typeof offices)[number];

const pairs = offices.flatMap((a, k) => offices.slice(k + 1).map((b): [Office, Office] => [a, b]));

const wayOf = ([a, b]: [Office, Office], map: DotMap) =>
  greatCircle(a.at, b.at, STEPS).map(map.place);

const drawWays = (map: DotMap) => pairs.map((pair) => curve(wayOf(pair, map))).join("");

function draw(map: DotMap): Scene {
  const { width, height } = map;
  const content = drawMap(map, drawWays(map));
  return { width, height, marks: [], image: { type: "svg", content } };
}

const placesOn = (map: DotMap) =>
  offices.map(({ at, ...office }) => {
    const [x, y] = map.place(at);
    return { ...office, x: percent(x, map.width), y: percent(y, map.height) };
  });

/** The world around the Pacific: the offices and the shortest ways between them. */
export function buildWorldMap() {
  const wide = createMap(plans.wide);
  const narrow = createMap(plans.narrow);
  return {
    title: `The world around the Pacific, with offices in ${cityNames.and}`,
    scene: draw(wide),
    narrow: draw(narrow),
    places: { wide: placesOn(wide), narrow: placesOn(narrow) },
  };
}

export type Places = ReturnType<typeof placesOn>;

export default buildWorldMap();

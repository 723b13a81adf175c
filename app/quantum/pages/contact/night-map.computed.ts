import { cityNames } from "#app/content/offices.ts";
import { circle, path, text } from "#app/drawing/marks.ts";
import type { Point } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { sceneBody } from "#app/drawing/scene-file.ts";
import { palettes } from "#app/lib/palettes.ts";
import {
  createMap,
  type DotMap,
  landPath,
  type MapPlan,
  offices,
  plans as world,
} from "#app/pictures/world-map.ts";

/** Closer than the world, as long as every office is on it. */
const pacific: Record<"wide" | "narrow", MapPlan> = {
  wide: {
    columns: 120,
    center: 182,
    west: [60, 15],
    east: [-50, 15],
    south: [182, 11],
    north: [182, 71],
  },
  narrow: {
    columns: 66,
    center: 175,
    west: [62, 25],
    east: [-68, 25],
    south: [175, -6],
    north: [175, 80],
  },
};

/** The ring around an office, in the map's own units. */
const OFFICE_RADIUS = 11;
/** Keeps land away from a name where the map is at its smallest. */
const HALF_LETTER = 5.5;
const NAME_ROOM = 10;

/** The first office's name ends left of it, in the ocean, the others' stand below. */
function names(map: DotMap, width: number) {
  const scale = width / map.width;
  return offices.map(({ city, at }, k) => {
    const [x, y] = map.place(at).map((v) => v * scale);
    const half = HALF_LETTER * city.length;
    const ring = OFFICE_RADIUS * scale;
    return k === 0
      ? { city, half, anchor: "end" as const, x: x - ring - 6, y: y + ring }
      : {
          city,
          half,
          anchor: "middle" as const,
          x: Math.min(Math.max(x, half), width - half),
          y: y + ring + 12,
        };
  });
}

function view(map: DotMap, width: number): Scene {
  const scale = width / map.width;
  const words = names(map, width);
  const isFree = ([x, y]: Point) =>
    !words.some((word) => {
      const center = word.anchor === "end" ? word.x - word.half : word.x;
      return Math.abs(x * scale - center) < word.half && Math.abs(y * scale - word.y) < NAME_ROOM;
    });
  const shapes = [
    path(map.ways.join(""), { stroke: "accent", width: 1.5 }),
    ...offices.flatMap(({ at }) => [
      circle(...map.place(at), OFFICE_RADIUS, { stroke: "accent", fill: "ground" }),
      circle(...map.place(at), 4, { fill: "accent" }),
    ]),
  ];
  const land = landPath({ cells: map.cells.filter(isFree) });
  const body = `<g transform="scale(${scale.toFixed(4)})"><path fill="${palettes.quantum.quiet}" opacity=".5" d="${land}"/>${sceneBody({ shapes, labels: [] }, "quantum")}</g>`;
  const labels = words.map(({ city, x, y, anchor }) =>
    text(Math.round(x), Math.round(y + 5), city, { tone: "ink", anchor }),
  );
  return sceneOf(width, Math.round(map.height * scale), labels, body);
}

const closeMap = await createMap(pacific.wide);
const isPacific = offices.every(
  ({ at }) => closeMap.place(at)[0] > 0 && closeMap.place(at)[0] < closeMap.width,
);
const wide = isPacific ? closeMap : await createMap(world.wide);
const lands = isPacific ? "The Pacific and the lands around it" : "The world";

const narrow = view(await createMap((isPacific ? pacific : world).narrow), 375);

export default asFile({
  title: `${lands} as hexagonal dots, with offices in ${cityNames.and}`,
  finding: "Map data: Natural Earth.",
  scene: view(wide, 1440),
  narrow,
} satisfies Diagram);

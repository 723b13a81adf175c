import { cityNames } from "#app/content/offices.ts";
import { thousands } from "#app/figures/format.ts";
import { circle, path } from "#app/figures/marks.ts";
import { type Point, polyline } from "#app/figures/path.ts";
import type { Figure, Scene } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { createMap, type DotMap, type MapPlan } from "#app/figures/world-map/map.ts";
import { landPath } from "#app/figures/world-map/map-file.ts";
import { offices } from "#app/figures/world-map/offices.ts";
import { palettes } from "#app/lib/palettes.ts";
import { distance, greatCircle } from "#app/models/world-map/globe.ts";

const plans: Record<"wide" | "narrow", MapPlan> = {
  wide: {
    columns: 120,
    center: 182,
    west: [60, 15],
    east: [-50, 15],
    south: [182, -44],
    north: [182, 84],
  },
  narrow: {
    columns: 66,
    center: 175,
    west: [62, 25],
    east: [-68, 25],
    south: [175, -48],
    north: [175, 89],
  },
};

/** The offices in their places, of a drawing of this size; for the page to write their times beside. */
function places(map: DotMap) {
  return offices.map(({ city, at }) => ({ city, at: map.place(at) }));
}

/** Of the picture, where the page's words begin, less a margin of 24 pixels and a dot. */
const WORDS_FROM = 0.4 - 30 / 1440;

/** The islands of the open Pacific are left out: the page's words stand there. */
function withoutIslands(map: DotMap): DotMap {
  const [, north] = map.place([156, 54]);
  const west = WORDS_FROM * map.width;
  const [east, south] = map.place([-128, -60]);
  const isClear = ([x, y]: Point) => x > west && x < east && y > north && y < south;
  return { ...map, cells: map.cells.filter((cell) => !isClear(cell)) };
}

function view(map: DotMap, width: number): Scene {
  const scale = width / map.width;
  const ways = offices.flatMap((a, k) =>
    offices.slice(k + 1).map((b) => polyline(greatCircle(a.at, b.at, 96).map(map.place))),
  );
  const marks = [
    path(ways.join(""), { stroke: "accent", width: 1.5 }),
    ...places(map).flatMap(({ at: [x, y] }) => [
      circle(x, y, 11, { stroke: "accent", fill: "ground" }),
      circle(x, y, 4, { fill: "accent" }),
    ]),
  ];
  return {
    width,
    height: Math.round(map.height * scale),
    body: `<g transform="scale(${scale.toFixed(4)})"><path fill="${palettes.quantum.quiet}" opacity=".75" d="${landPath(map)}"/>${sceneBody({ marks }, "quantum")}</g>`,
    marks: places(map).flatMap(({ city, at }) => {
      const [x, y] = at.map((v) => v * scale);
      const anchor = x > width * 0.72 ? ("end" as const) : ("start" as const);
      // The first office's stands below its dot, clear of the arcs.
      const isBelow = city === offices[0]?.city && anchor === "start";
      const dx = isBelow ? -46 : anchor === "end" ? -18 : 18;
      const dy = city === offices[0]?.city && !isBelow ? 16 : 34;
      return [
        {
          kind: "text" as const,
          x: Math.round(x + dx),
          y: Math.round(y + dy),
          text: city,
          tone: "ink" as const,
          anchor,
        },
      ];
    }),
  };
}

export function buildNightMap(): Figure {
  const wide = withoutIslands(createMap(plans.wide));
  const narrow = createMap(plans.narrow);
  const pairs = offices.flatMap((a, k) =>
    offices.slice(k + 1).map((b) => ({
      way: `${a.city} to ${b.city}`,
      length: `${thousands(distance(a.at, b.at))} km`,
    })),
  );
  return {
    title: `The Pacific and the lands around it as hexagonal dots, with offices in ${cityNames.and}`,
    finding: "Three offices on two sides of the Pacific.",
    caption: `Map data: Natural Earth, on ${thousands(wide.cells.length)} hexagons. Great circles join the offices.`,
    scene: view(wide, 1440),
    narrow: view(narrow, 375),
    table: {
      columns: ["Way", "Length"],
      rows: pairs.map(({ way, length }) => [way, length]),
    },
  };
}

export default buildNightMap();

import { join } from "node:path";
import { circle, path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import type { Figure, Scene } from "#app/drawing/scene.ts";
import { createMap, plans } from "#app/drawing/world-map/map.ts";
import { landPath } from "#app/drawing/world-map/map-file.ts";
import { offices } from "#app/drawing/world-map/offices.ts";
import type { Tone } from "#app/lib/palettes.ts";
import type { SiteName } from "#app/lib/site.ts";
import { markSize, quantumPaths } from "./mark.ts";

export interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ShareFigure {
  scene: Scene;
  room: Room;
}

/** The right half of the picture, between the name above and the line below. */
const half: Room = { left: 640, top: 96, width: 496, height: 416 };

/** A figure by its name; none for the wave, which is a picture already. */
export async function shareFigure(name: string, site: SiteName): Promise<ShareFigure | undefined> {
  if (name === "wave") return undefined;
  if (name === "initial") return initial();
  if (name === "world-map") return site === "lab" ? world("line") : world("quiet", 0.5);
  const { narrow, scene } = await drawn(name);
  return { scene: narrow ?? scene, room: half };
}

const app = join(import.meta.dirname, "../../app");

async function drawn(module: string): Promise<Figure> {
  const { default: build }: { default: () => Figure } = await import(join(app, module));
  return build();
}

function world(fill: Tone, opacity?: number): ShareFigure {
  const map = createMap(plans.narrow);
  const land = landPath(map);
  const places = offices.flatMap(({ at }) => {
    const [x, y] = map.place(at);
    return [
      circle(x, y, 13, { stroke: "ink", fill: "ground", width: 1.5 }),
      circle(x, y, 6, { fill: "accent" }),
    ];
  });
  const marks = [path(land, { fill, opacity }), ...places];
  return {
    scene: { width: map.width, height: map.height, marks },
    room: { left: 592, top: 96, width: 576, height: 416 },
  };
}

/** The mark as the first cell of a lattice; its neighbours lie outside the frame, which does not clip. */
function initial(): ShareFigure {
  const { hexagon: cell, letter } = quantumPaths;
  const middle = markSize / 2;
  const neighbours = Array.from({ length: 6 }, (_, sixth) => {
    const angle = (sixth * Math.PI) / 3;
    const [x, y] = [middle + Math.cos(angle) * 23.4, middle + Math.sin(angle) * 23.4];
    return path(hexagon(x, y, 12.2), { stroke: "line", width: 1.5 });
  });
  const marks = [
    ...neighbours,
    path(cell, { stroke: "accent", width: 2 }),
    path(letter, { stroke: "ink", width: 3 }),
  ];
  return {
    scene: { width: markSize, height: markSize, marks },
    room: { left: 786, top: 204, width: 200, height: 200 },
  };
}

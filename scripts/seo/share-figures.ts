import { circle, path } from "#app/figures/draw/marks.ts";
import { hexagon } from "#app/figures/draw/path.ts";
import { createMap, plans } from "#app/figures/lab/world-map/map.ts";
import { drawMap } from "#app/figures/lab/world-map/map-file.ts";
import { offices } from "#app/figures/lab/world-map/offices.ts";
import { figures } from "#app/figures/registry.ts";
import type { Scene } from "#app/figures/scene.ts";
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
export function shareFigure(name: string, site: SiteName): ShareFigure | undefined {
  if (name === "wave") return undefined;
  if (name === "initial") return initial();
  if (name === "world-map") return site === "lab" ? world("line") : world("quiet", 0.5);
  return registered(name);
}

function registered(id: string): ShareFigure {
  const entry = figures.find((figure) => figure.id === id);
  if (!entry) throw new Error(`No figure has the id "${id}"`);
  return { scene: entry.build().scene, room: half };
}

function world(fill: Tone, opacity?: number): ShareFigure {
  const map = createMap(plans.narrow);
  const land = /\bd="([^"]+)"/.exec(drawMap(map))?.[1] ?? "";
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

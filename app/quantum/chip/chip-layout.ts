import { box, dot, type Point, polyline } from "#app/drawing/path.ts";
import type { Branch } from "./design.ts";
import type { MazeNode, Route } from "./maze.ts";
import type { Site } from "./placement.ts";

export interface ChipFrame {
  x: number;
  y: number;
  site: number;
}

function placeIn({ x, y, site }: ChipFrame, column: number, row: number): Point {
  return [x + column * site, y + row * site];
}

function siteCenter([column, row]: Site, frame: ChipFrame): Point {
  return placeIn(frame, column + 0.5, row + 0.5);
}

export function cellBoxes(
  sites: readonly Site[],
  frame: ChipFrame,
  width: number,
  height: number,
): string {
  return sites
    .map((place) => siteCenter(place, frame))
    .map(([cx, cy]) => box(cx - width / 2, cy - height / 2, width, height))
    .join("");
}

/** Straight lines from cell to cell, as a placer shows nets before routing. */
export function flightLines(
  nets: readonly (readonly [number, number])[],
  sites: readonly Site[],
  frame: ChipFrame,
): string {
  return nets.map((pins) => polyline(pins.map((cell) => siteCenter(sites[cell], frame)))).join("");
}

export function treePath(branches: readonly Branch[], frame: ChipFrame): string {
  return branches
    .map(({ from, to }) => {
      const [x1, y1] = siteCenter(from, frame);
      const [x2, y2] = siteCenter(to, frame);
      return polyline([
        [x1, y1],
        [x2, y1],
        [x2, y2],
      ]);
    })
    .join("");
}

export function wires(routes: readonly Route[], frame: ChipFrame, tracks: number) {
  const at = ({ x, y }: MazeNode) => placeIn(frame, (x + 0.5) / tracks, (y + 0.5) / tracks);
  const layers: [string, string] = ["", ""];
  let vias = "";
  for (const { path } of routes) {
    const changes = [...path.keys()].filter((k) => k > 0 && path[k].layer !== path[k - 1].layer);
    for (const [k, start] of [0, ...changes].entries()) {
      // A run on one layer is straight.
      const run = path.slice(start, changes[k]);
      const [first, last] = [run[0], run[run.length - 1]];
      if (k > 0) vias += dot(...at(first), 1.2);
      if (run.length > 1) layers[first.layer] += polyline([at(first), at(last)]);
    }
  }
  const pins = routes
    .flatMap(({ path }) => [path[0], path[path.length - 1]])
    .map((node) => dot(...at(node), 2));
  return { rows: layers[0], columns: layers[1], vias, pins: pins.join("") };
}

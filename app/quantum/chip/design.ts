import { seeded } from "@adyakshar/quantum/random";
import { routeNets } from "./maze.ts";
import { anneal, randomNetlist, type Site, scatteredSites, wireLength } from "./placement.ts";

interface DesignOptions {
  cells: number;
  nets: number;
  columns: number;
  rows: number;
  /** Routing tracks per placement site, in each direction. */
  tracks: number;
  seed: number;
}

/** One small design carried from netlist to routed layout. */
export function implement({ cells, nets, columns, rows, tracks, seed }: DesignOptions) {
  const random = seeded(seed);
  const netlist = randomNetlist(cells, nets, random);
  const scattered = scatteredSites(columns, rows, random);
  const placed = anneal(netlist, scattered, random);
  const pinOf = pinAssigner(placed, tracks);
  const routes = routeNets(
    columns * tracks,
    rows * tracks,
    netlist.nets.map(([a, b]) => ({ from: pinOf(a), to: pinOf(b) })),
  );
  return {
    netlist,
    scattered,
    placed,
    routes,
    clock: clockTree(netlist.flops.map((flop) => placed[flop])),
    length: { scattered: wireLength(netlist, scattered), placed: wireLength(netlist, placed) },
  };
}

/** Each net gets a pin of its own: cells hand out the tracks of their site along a diagonal pattern. */
function pinAssigner(sites: readonly Site[], tracks: number) {
  const used = new Map<number, number>();
  return (cell: number): readonly [number, number] => {
    const pin = used.get(cell) ?? 0;
    used.set(cell, pin + 1);
    const [column, row] = sites[cell];
    const offset = (pin * (tracks + 1) + 1) % (tracks * tracks);
    return [column * tracks + (offset % tracks), row * tracks + Math.floor(offset / tracks)];
  };
}

type Spot = readonly [x: number, y: number];

export interface Branch {
  from: Spot;
  to: Spot;
}

function center(spots: readonly Spot[]): Spot {
  const mean = (axis: 0 | 1) => spots.reduce((total, spot) => total + spot[axis], 0) / spots.length;
  return [mean(0), mean(1)];
}

/** The method of means and medians: halve the sinks at the median, join the centers, repeat. */
export function clockTree(sinks: readonly Spot[]): Branch[] {
  if (sinks.length < 2) return [];
  const from = center(sinks);
  const spread = (axis: 0 | 1) =>
    Math.max(...sinks.map((spot) => spot[axis])) - Math.min(...sinks.map((spot) => spot[axis]));
  const axis = spread(0) >= spread(1) ? 0 : 1;
  const sorted = [...sinks].sort((a, b) => a[axis] - b[axis] || a[1 - axis] - b[1 - axis]);
  const middle = Math.ceil(sorted.length / 2);
  const halves = [sorted.slice(0, middle), sorted.slice(middle)];
  return halves.flatMap((half) => [{ from, to: center(half) }, ...clockTree(half)]);
}

import { seeded } from "@adyakshar/quantum/random";
import { clockTree } from "./clock-tree.ts";
import { routeNets } from "./maze.ts";
import { randomNetlist } from "./netlist.ts";
import { anneal, type Site, scatteredSites, wireLength } from "./placement.ts";

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

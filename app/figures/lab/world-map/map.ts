import { isLand, readLand } from "#app/engine/world-map/land.ts";
import { type LonLat, type Point, project, unproject } from "#app/engine/world-map/projection.ts";

/** A crop of the world on a hexagonal lattice. */
export interface MapPlan {
  /** Cells from west to east. */
  columns: number;
  /** The crop, by the places that touch its sides. */
  west: LonLat;
  east: LonLat;
  south: LonLat;
  north: LonLat;
}

/** Antarctica and the open Pacific are left out: nothing there to show. */
export const plans = {
  wide: {
    columns: 116,
    west: [-154, 20],
    east: [177, 20],
    south: [0, -55],
    north: [0, 82],
  },
  narrow: {
    columns: 64,
    west: [-148, 20],
    east: [168, 20],
    south: [0, -55],
    north: [0, 78],
  },
} as const satisfies Record<string, MapPlan>;

/** Pixels between neighbouring cells, in the drawing's own units. */
export const pitch = 10;
/** 13 : 15 is a regular hexagon to 0.1 %, and keeps the coordinates short. */
const rise = pitch * (13 / 15);

export interface DotMap {
  width: number;
  height: number;
  cells: readonly Point[];
  /** Degrees of longitude between cells on the equator. */
  spacing: number;
  place: (at: LonLat) => Point;
}

export function createMap({ columns, west, east, south, north }: MapPlan): DotMap {
  const land = readLand();
  const left = project(west)[0];
  const scale = (columns * pitch) / (project(east)[0] - left);
  const top = project(north)[1];
  const rows = Math.round(((top - project(south)[1]) * scale) / rise);
  const cells: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * rise;
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 1)) * pitch;
      const at = unproject([left + x / scale, top - y / scale]);
      if (Math.abs(at[0]) <= 180 && isLand(land, at)) cells.push([x, y]);
    }
  }
  return {
    width: (columns + 0.5) * pitch,
    height: Math.round(rows * rise),
    cells,
    spacing: pitch / scale / project([1, 0])[0],
    place: (at) => {
      const [x, y] = project(at);
      return [(x - left) * scale, (top - y) * scale];
    },
  };
}

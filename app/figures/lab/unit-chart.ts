import { hexagon } from "#app/figures/draw/path.ts";

export interface UnitChart {
  width: number;
  height: number;
  /** A cell for each unit, and an open one for the plus. */
  filled: string;
  open: string;
}

const PER_ROW = 10;
const PITCH = 10;
const RISE = PITCH * 0.87;
const RADIUS = 5.2;

/** A statistic as hexagons, ten to a row: "50+" is fifty and an open one. */
export function unitChart(value: string): UnitChart {
  const units = Number.parseInt(value, 10);
  const at = (index: number): [number, number] => {
    const row = Math.floor(index / PER_ROW);
    return [PITCH * ((index % PER_ROW) + (row % 2 === 0 ? 0.5 : 1)), RISE * row + RADIUS + 0.5];
  };
  const cells = value.endsWith("+") ? units + 1 : units;
  const rows = Math.ceil(cells / PER_ROW);
  return {
    width: PITCH * (Math.min(cells, PER_ROW) + 0.5),
    height: Math.ceil(RISE * (rows - 1) + 2 * RADIUS + 1),
    filled: Array.from({ length: units }, (_, k) => hexagon(...at(k), RADIUS * 0.9)).join(""),
    open: cells > units ? hexagon(...at(units), RADIUS * 0.82) : "",
  };
}

import { hexagon } from "#app/figures/path.ts";

export interface UnitChart {
  width: number;
  height: number;
  /** A cell for each unit, and an open one for the plus. */
  filled: string;
  open: string;
}

const PER_ROW = 10;
const PITCH = 10;
const RISE = 8.7;
const RADIUS = 5.2;
/** From its upper corner, in relative steps: equal cells are equal text, which costs little to send. */
const CELL = "l4 2.3v4.6l-4 2.3-4-2.3v-4.6z";

/** A statistic as hexagons, ten to a row: "50+" is fifty and an open one at the end of the last row. */
export function unitChart(value: string): UnitChart {
  const units = Number.parseInt(value, 10);
  const rows = Math.ceil(units / PER_ROW);
  const cells = value.endsWith("+") ? units + 1 : units;
  const last = rows - 1;
  const openAt = [
    PITCH * (units - last * PER_ROW + (last % 2 === 0 ? 0.5 : 1)),
    RISE * last + RADIUS + 0.5,
  ] as const;
  return {
    width: PITCH * (Math.min(cells, PER_ROW + 1) + 0.5),
    height: Math.ceil(RISE * last + 2 * RADIUS + 1),
    filled: `M5 1.1${Array.from({ length: units }, (_, k) => step(k) + CELL).join("")}`,
    open: cells > units ? hexagon(...openAt, RADIUS * 0.82) : "",
  };
}

/** From the cell before to the next, a row below after every tenth. */
function step(index: number): string {
  if (index === 0) return "";
  if (index % PER_ROW > 0) return `m${PITCH} 0`;
  const shift = (index / PER_ROW) % 2 === 1 ? PITCH / 2 : -PITCH / 2;
  return `m${shift - PITCH * (PER_ROW - 1)} ${RISE}`;
}

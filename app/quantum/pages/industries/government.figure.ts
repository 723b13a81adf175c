import { type Dot, dotPaths } from "#app/drawing/dots.ts";
import { mono, path, type TextStyle } from "#app/drawing/marks.ts";
import { hexagon, type Point } from "#app/drawing/path.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import {
  agencyPlansDue,
  daysIn,
  milestones,
  monthOf,
  written,
} from "#app/engine/calendar/dates.ts";
import { agreementKeys, signatures } from "#app/engine/key-sizes/sizes.ts";
import { palettes } from "#app/lib/palettes.ts";

const { fips, order, fips140, cnsa, orderKeys, orderSignatures, disallowed } = milestones;

const entries = [
  { date: fips.date, name: "FIPS 203, 204, 205", note: "in effect" },
  { date: order.date, name: "EO 14412 signed", note: "federal systems, suppliers" },
  { date: fips140.date, name: "FIPS 140-2", note: "certificates historical" },
  {
    date: cnsa.date,
    name: "CNSA 2.0, acquisitions",
    note: `${agreementKeys.mlKem1024.name}, ${signatures.mlDsa87.name}`,
  },
  { date: orderKeys.date, name: "EO 14412: key establishment", note: "high-value, high-impact" },
  { date: orderSignatures.date, name: "EO 14412: signatures", note: "high-value, high-impact" },
  { date: disallowed.date, name: "IR 8547, draft", note: "disallowed after 2035" },
] as const;

const FIRST = Number(fips.date.slice(0, 4));
/** Days of a month in a hexagon of dots, row by row. */
const ROWS = [4, 5, 6, 7, 6, 3];

interface View {
  width: number;
  height: number;
  years: number;
  /** The width of a month's cell, and where the first one has its center. */
  step: number;
  origin: Point;
}

/** Months run down, years to the right, every second row moved by half a cell. */
function centerOf(month: number, { step, origin }: View): Point {
  const [year, row] = [Math.floor(month / 12), month % 12];
  return [origin[0] + step * (year + (row % 2) / 2), origin[1] + row * step * 0.866];
}

/** A dot for each day, brighter with each rule that is in force by then. */
export function dayDots(view: View): Dot[] {
  const { quiet, muted, ink } = palettes.quantum;
  const pitch = view.step * 0.13;
  const marked = new Set(entries.map(({ date }) => monthOf(date)));
  return Array.from({ length: view.years * 12 }, (_, k) => {
    const month = FIRST * 12 + k;
    if (marked.has(month)) return [];
    const [x, y] = centerOf(k, view);
    const color =
      month < monthOf(cnsa.date) ? quiet : month <= monthOf(orderKeys.date) ? muted : ink;
    return daysOf(month).map(([dx, dy]) => ({
      x: x + dx * pitch,
      y: y + dy * pitch,
      r: view.step * (month < monthOf(fips.date) ? 0.022 : 0.04),
      color,
    }));
  }).flat();
}

/** Where the days of a month lie around its center, in dots. */
function daysOf(month: number): Point[] {
  const spots = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, k): Point => [k - (count - 1) / 2, (row - 2.6) * 0.866]),
  );
  return spots.slice(0, daysIn(month));
}

function view(frame: View, labels: readonly Mark[]): Scene {
  const cells = entries.map(({ date }) => {
    const [x, y] = centerOf(monthOf(date) - FIRST * 12, frame);
    return hexagon(x, y, frame.step * 0.54);
  });
  return sceneOf(
    frame.width,
    frame.height,
    [path(cells.join(""), { fill: "accent" }), ...labels],
    dotPaths(dayDots(frame)),
  );
}

/** Over a January, or under a December. */
function label(frame: View, date: string, words: string, style: TextStyle = {}): Mark {
  const [x, y] = centerOf(monthOf(date) - FIRST * 12, frame);
  const isTop = date.slice(5, 7) === "01";
  const shift = { start: -0.3, middle: 0, end: 0.3 }[style.anchor ?? "middle"] * frame.step;
  return mono(x + shift, isTop ? y - frame.step * 0.72 : y + frame.step * 0.84, words, {
    anchor: "middle",
    tone: "ink",
    ...style,
  });
}

export const wide: View = {
  width: 960,
  height: 820,
  years: 14,
  step: 60,
  origin: [190, 192],
};

const narrow: View = { width: 390, height: 400, years: 13, step: 29, origin: [34, 42] };

export default function buildIndustryGovernment(): Figure {
  const yearLabel = (frame: View) => (year: number) =>
    label(frame, `${year}-01`, `${year}`, { tone: "quiet" });
  return {
    title: "Every day from 2024 to 2036 as a dot, the months of seven deadlines filled",
    finding: `From ${written(cnsa.date)} CNSA 2.0 binds new acquisitions for National Security Systems; other federal systems follow until 2031.`,
    caption: `A cell is a month, a dot a day; a filled cell holds a date of the table. OMB M-26-15 asked agencies for plans within 120 days, by ${written(agencyPlansDue())}, and does not cover National Security Systems.`,
    scene: view(wide, [
      ...[2024, 2030, 2033, 2036].map(yearLabel(wide)),
      label(wide, cnsa.date, "2027, CNSA 2.0"),
      label(wide, orderKeys.date, "keys", { anchor: "end" }),
      label(wide, orderSignatures.date, "signatures", { anchor: "start" }),
      label(wide, disallowed.date, "draft: last day", { anchor: "end" }),
    ]),
    narrow: view(narrow, [2024, 2027, 2030, 2033].map(yearLabel(narrow))),
    table: {
      columns: ["Date", "Source", "Meaning"],
      rows: entries.map(({ date, name, note }) => [written(date), name, note]),
    },
  };
}

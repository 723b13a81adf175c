import { type Dot, dotPaths } from "#app/figures/dots.ts";
import { path } from "#app/figures/marks.ts";
import { box, dot, segment } from "#app/figures/path.ts";
import { type Scale, steps } from "#app/figures/scale.ts";
import type { Mark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { palettes, type Tone } from "#app/lib/palettes.ts";
import { milestones, monthOf } from "#app/models/dates.ts";

const { fips, checked, cnsa, order, memo } = milestones;
const { orderKeys, orderSignatures, deprecated, disallowed } = milestones;

export const FIRST_YEAR = 2024;
export const CALENDAR_YEARS = 13;
/** The years that the secret of the example must hold. */
export const HOLD_YEARS = 10;

/** Months from the calendar's first day, with the part of the month that has passed. */
export const monthsUntil = (date: string): number =>
  monthOf(date) - FIRST_YEAR * 12 + (Number(date.slice(8) || 1) - 1) / 31;
/** The first month after a last day. */
export const monthAfter = (date: string): number => monthOf(date) - FIRST_YEAR * 12 + 1;

/** The calendar begins with the first standard and ends with the secret, which is sent today. */
export const firstMonth = Math.floor(monthsUntil(fips));
export const today = monthsUntil(checked);
export const lastMonth = today + HOLD_YEARS * 12;

/** Counts the months that the secret must still hold when a last day is over. */
export function monthsLeft(date: string): number {
  return lastMonth - monthAfter(date);
}

/** A run of months in a row: those of a draft are hollow, and a cross is a month in which something is forbidden. */
interface MonthRun {
  from: number;
  to: number;
  tone: Tone;
  /** A month is a full dot if there is none. */
  shape?: (x: number, y: number, r: number) => string;
}

const hollow = (x: number, y: number, r: number) => dot(x, y, r - 0.4);
const cross = (x: number, y: number, r: number) =>
  segment(x - r, y - r, x + r, y + r) + segment(x - r, y + r, x + r, y - r);

export type RowName = "fips" | "draft" | "cnsa" | "memo" | "order";

const rows: Readonly<Record<RowName, readonly MonthRun[]>> = {
  fips: [{ from: firstMonth, to: lastMonth, tone: "quiet" }],
  draft: [
    { from: monthAfter(deprecated), to: monthAfter(disallowed), tone: "ink", shape: hollow },
    { from: monthAfter(disallowed), to: lastMonth, tone: "ink", shape: cross },
  ],
  cnsa: [{ from: monthsUntil(cnsa), to: lastMonth, tone: "quiet" }],
  memo: [{ from: Math.floor(monthsUntil(memo)), to: monthAfter(disallowed), tone: "quiet" }],
  order: [
    { from: Math.floor(monthsUntil(order)), to: monthAfter(orderKeys), tone: "ink" },
    { from: monthAfter(orderKeys), to: monthAfter(orderSignatures), tone: "quiet" },
  ],
};

export const rowNames = Object.keys(rows) as RowName[];

/** The rows' months: full dots by themselves, the other marks as paths. */
export function months(x: Scale, laneOf: (name: RowName) => number, r: number) {
  const full: Dot[] = [];
  const marks: Mark[] = [];
  for (const name of rowNames) {
    const y = laneOf(name);
    for (const { from, to, tone, shape } of rows[name]) {
      const places = steps(from, to - 1, 1).map((k) => x(k + 0.5));
      if (shape) {
        const shapes = places.map((at) => shape(at, y, r));
        marks.push(path(shapes.join(""), { stroke: tone, width: 1.2 }));
      } else full.push(...places.map((at) => ({ x: at, y, r, color: palettes.quantum[tone] })));
    }
  }
  return dotPaths(full) + sceneBody({ marks }, "quantum");
}

/** A bar for each month that a secret must hold, or one for all where they are too fine; it is bright after the first deadline. */
export function secretBars(x: Scale, from: number, to: number, isFine: boolean): Mark[] {
  const bar = (first: number, last: number) => box(x(first), from, x(last) - x(first), to - from);
  const part = (first: number, last: number) =>
    isFine
      ? bar(first, last)
      : steps(first, last - 1, 1)
          .map((k) => bar(k + 0.19, k + 0.81))
          .join("");
  const first = monthAfter(orderKeys);
  return [
    path(part(today, first), { fill: "quiet" }),
    path(part(first, lastMonth), { fill: "accent" }),
  ];
}

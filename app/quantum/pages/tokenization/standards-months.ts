import { type Dot, dotPaths } from "#app/figures/dots.ts";
import { path } from "#app/figures/marks.ts";
import { box, dot, type Point, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Mark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { palettes, type Tone } from "#app/lib/palettes.ts";
import { milestones, monthOf } from "#app/models/dates.ts";

const { fips, checked, cnsa, order, memo } = milestones;
const { orderKeys, orderSignatures, deprecated, disallowed } = milestones;

export const FIRST = 2024;
export const YEARS = 13;
/** How long the secret of the example must hold. */
export const HOLD_YEARS = 10;

/** Months from the calendar's first day, with the part of the month that has passed. */
export const month = (date: string): number =>
  monthOf(date) - FIRST * 12 + (Number(date.slice(8) || 1) - 1) / 31;
/** The first month after a last day. */
export const after = (date: string): number => monthOf(date) - FIRST * 12 + 1;

export const hold = { from: month(checked.date), months: HOLD_YEARS * 12 };

/** How many of the months that the secret must hold are left when a last day is over. */
export function monthsLeft(date: string): number {
  return hold.from + hold.months - after(date);
}

/** The calendar begins with the first standard and ends with the secret. */
export const start = Math.floor(month(fips.date));
export const end = hold.from + hold.months;

/** A row of months, a dot for each; what is only a draft is hollow, what forbids is a cross. */
interface Row {
  from: number;
  to: number;
  tone: Tone;
  look?: "hollow" | "cross";
}

const rows = {
  fips: [{ from: start, to: end, tone: "quiet" }],
  draft: [
    { from: after(deprecated.date), to: after(disallowed.date), tone: "ink", look: "hollow" },
    { from: after(disallowed.date), to: end, tone: "ink", look: "cross" },
  ],
  cnsa: [{ from: month(cnsa.date), to: end, tone: "quiet" }],
  memo: [{ from: Math.floor(month(memo.date)), to: after(disallowed.date), tone: "quiet" }],
  order: [
    { from: Math.floor(month(order.date)), to: after(orderKeys.date), tone: "ink" },
    { from: after(orderKeys.date), to: after(orderSignatures.date), tone: "quiet" },
  ],
} as const satisfies Record<string, readonly Row[]>;

export type Lanes = Readonly<Record<keyof typeof rows, number>>;

export type At = (month: number, across: number) => Point;

/** The rows' months: full dots by themselves, the other marks as paths. */
export function months(at: At, lanes: Lanes, r: number) {
  const full: Dot[] = [];
  const marks: Mark[] = [];
  for (const [name, list] of Object.entries(rows)) {
    const across = lanes[name as keyof typeof rows];
    for (const { from, to, tone, look } of list as readonly Row[]) {
      const points = steps(from, to - 1, 1).map((k) => at(k + 0.5, across));
      if (!look) {
        full.push(...points.map(([x, y]) => ({ x, y, r, color: palettes.quantum[tone] })));
        continue;
      }
      const cross = (x: number, y: number) =>
        segment(x - r, y - r, x + r, y + r) + segment(x - r, y + r, x + r, y - r);
      const shape = look === "cross" ? cross : (x: number, y: number) => dot(x, y, r - 0.4);
      marks.push(path(points.map(([x, y]) => shape(x, y)).join(""), { stroke: tone, width: 1.2 }));
    }
  }
  return dotPaths(full) + sceneBody({ marks }, "quantum");
}

/** The months that a secret must hold, a bar for each, or one for all where they are too fine: bright after the first deadline. */
export function band(at: At, from: number, to: number, isFine: boolean): Mark[] {
  const bar = (first: number, last: number) => {
    const [[x1, y1], [x2, y2]] = [at(first, from), at(last, to)];
    return box(x1, y1, x2 - x1, y2 - y1);
  };
  const part = (first: number, last: number) =>
    isFine
      ? bar(first, last)
      : steps(first, last - 1, 1)
          .map((k) => bar(k + 0.19, k + 0.81))
          .join("");
  const first = after(orderKeys.date);
  return [
    path(part(hold.from, first), { fill: "quiet" }),
    path(part(first, end), { fill: "accent" }),
  ];
}

import { label, path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { linearScale, steps } from "#app/figures/scale.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { type Force, policyDates } from "#app/models/dates.ts";
import type { PaperFigure } from "../types.ts";

/** A lane for each force of a date, from the top. */
const tones: Readonly<Record<Force, Tone>> = { binding: "ink", draft: "purple", advice: "accent" };
const lanes = Object.entries(tones);
const LANE_HEIGHT = 72;
const TOP = 8;
const LEFT = 72;
const RIGHT = 596;
const x = linearScale([2024.7, 2037], [LEFT, RIGHT]);

function yearOf({ date }: { date: string }): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}

function lane([force, tone]: (typeof lanes)[number], index: number): Mark[] {
  const base = TOP + index * LANE_HEIGHT + 50;
  const dates = policyDates.filter((item) => item.force === force);
  const years = [...new Set(dates.map(yearOf))];
  const marks: Mark[] = [
    path(segment(LEFT, base, RIGHT, base), { stroke: "line", width: 1 }),
    text(0, base + 3.5, force, { tone, size: "m" }),
  ];
  // From the right: an earlier label that would reach the next one stands above it.
  const starts = [Infinity, Infinity, Infinity];
  for (const year of years.toReversed()) {
    const due = dates.filter((item) => yearOf(item) === year);
    const label = due.map(({ source }) => source).join(", ");
    const width = label.length * 6.4;
    const at = x(year);
    const isLast = at + width > RIGHT;
    const row = starts.findIndex((start) => (isLast ? at : at + width) < start);
    starts[row] = isLast ? at - width : at;
    const y = base - 10 - row * 15;
    marks.push(
      path(segment(at, base, at, y + 2), { stroke: tone, width: 0.7 }),
      path(dot(at, base, 4), { fill: tone }),
      text(at + (isLast ? -4 : 4), y + 2, label, {
        size: "m",
        tone: "ink",
        anchor: isLast ? "end" : "start",
      }),
    );
  }
  return marks;
}

const years = steps(2025, 2036, 1);
const bottom = TOP + lanes.length * LANE_HEIGHT;

export const pqcTimeline: PaperFigure = {
  finding: `${lanes.map(([force]) => `${policyDates.filter((item) => item.force === force).length} ${force}`).join(", ")}: dates from 2025 to 2035, which Table 1 lists.`,
  scene: sceneOf(600, bottom + 12, [
    path(years.map((year) => segment(x(year), TOP, x(year), bottom - 14)).join(""), {
      stroke: "line",
      width: 0.6,
    }),
    ...years.map((year) => label(x(year), bottom + 2, `${year}`, "quiet", "middle")),
    ...lanes.flatMap(lane),
  ]),
};

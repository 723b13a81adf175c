import { label, path, rect, text } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
import { lastSafeYear, planningYears, TODAY } from "../planning-years.ts";
import type { PaperFigure } from "../types.ts";

const lifetimes = [1, 3, 5, 10, 20] as const;
const LEFT = 132;
const ROW = 24;
const TOP = 20;
const x = linearScale([2006, 2037], [LEFT, 580]);

const bottom = TOP + lifetimes.length * ROW;
const [near, far] = planningYears;
const rows = lifetimes.flatMap((years, index): Mark[] => {
  const y = TOP + index * ROW;
  const early = x(lastSafeYear(near, years) + 1);
  const late = x(lastSafeYear(far, years) + 1);
  return [
    text(0, y + 14, years === 1 ? "1 year" : `${years} years`, { tone: "ink" }),
    rect(x(2006), y + 5, early - x(2006), 11, { fill: "line" }),
    rect(early, y + 5, late - early, 11, { fill: "accent", opacity: 0.45 }),
    label(late + 5, y + 14, `${lastSafeYear(near, years)} to ${lastSafeYear(far, years)}`, "muted"),
  ];
});

export const secrecyLifetime: PaperFigure = {
  finding: `For a secret of ten years the last safe year is ${lastSafeYear(near, 10)} if the machine comes in ${near}, and ${lastSafeYear(far, 10)} if in ${far}; Table 2 has the others.`,
  scene: sceneOf(640, bottom + 24, [
    text(0, TOP - 8, "must stay secret for", { size: "s", tone: "quiet" }),
    ...rows,
    path(segment(x(TODAY), TOP - 2, x(TODAY), bottom + 4), { stroke: "purple", width: 1.2 }),
    label(x(TODAY), bottom + 16, "today", "purple", "middle"),
    ...[2010, 2015, 2020, 2031, 2036].map((year) =>
      label(x(year), bottom + 16, `${year}`, "quiet", "middle"),
    ),
  ]),
};

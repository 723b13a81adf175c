import { label, path } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { lastSafeYear, planningYears, TODAY } from "../planning-years.ts";

const PITCH = 26;
const TOP = 62;
const FIRST_YEAR = 2018;
const [near, far] = planningYears;
const x = (year: number) => MARGIN + 40 + (year - FIRST_YEAR) * PITCH;
const y = (held: number) => TOP + (held - 1) * PITCH;
const todayX = x(TODAY) - PITCH / 2;

const cells = steps(FIRST_YEAR, FIRST_YEAR + 20, 1).flatMap((year) =>
  steps(1, 20, 1).map((held) => ({
    year,
    held,
    exposures: planningYears.filter((machine) => year > lastSafeYear(machine, held)).length,
  })),
);
const dots = (exposures: number, radius: number) =>
  cells
    .filter((cell) => cell.exposures === exposures)
    .map(({ year, held }) => dot(x(year), y(held), radius))
    .join("");

/** A dot for each year of sending and each lifetime of a secret: large where two planning years both expose it. */
export const exposedYearsCover = coverPicture(
  `Traffic by the year in which it is sent and the years it must hold: exposed to a machine of ${near} or only to one of ${far}`,
  [
    path(dots(0, 1.6), { fill: "quiet" }),
    path(dots(1, 5), { stroke: "accent", width: 1.6 }),
    path(dots(2, 9.4), { fill: "ink" }),
    path(segment(todayX, TOP - 16, todayX, sheet.height), { stroke: "accent", width: 1 }),
    ...[2018, 2022, 2031, 2036].map((year) =>
      label(x(year), TOP - 24, `${year}`, "quiet", "middle"),
    ),
    label(todayX, TOP - 24, "today", "accent", "middle"),
    label(MARGIN, TOP - 44, "years it must hold", "muted"),
    label(sheet.width - MARGIN, TOP - 44, "year in which it is sent", "muted", "end"),
    ...[1, 5, 10, 15].map((held) => label(MARGIN, y(held) + 4, `${held}`, "quiet")),
  ],
);

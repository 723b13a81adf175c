import { dot, type Picture, path, segment, steps } from "../app-figures.ts";
import { label } from "../label.ts";
import { lastSafeYear } from "../pqc/dates.ts";
import { coverPicture, MARGIN, sheet } from "./sheet.ts";

const PITCH = 26;
const TOP = 62;
const FIRST_YEAR = 2018;
const TODAY = 2026.9;
const x = (year: number) => MARGIN + 40 + (year - FIRST_YEAR) * PITCH;
const y = (held: number) => TOP + (held - 1) * PITCH;

/** A dot for each year of sending and each lifetime of a secret: large where two planning years both expose it. */
export function exposedYearsCover(near: number, far: number): Picture {
  const cells = steps(FIRST_YEAR, FIRST_YEAR + 20, 1).flatMap((year) =>
    steps(1, 20, 1).map((held) => ({ year, held })),
  );
  const dots = (radius: number, belongs: (year: number, held: number) => boolean) =>
    cells
      .filter(({ year, held }) => belongs(year, held))
      .map(({ year, held }) => dot(x(year), y(held), radius))
      .join("");
  const safe = (machine: number) => (year: number, held: number) =>
    year <= lastSafeYear(machine, held);
  return coverPicture(
    `Traffic by the year in which it is sent and the years it must hold: exposed to a machine of ${near} or only to one of ${far}`,
    [
      path(dots(1.6, safe(near)), { fill: "quiet" }),
      path(
        dots(5, (year, held) => safe(far)(year, held) && !safe(near)(year, held)),
        { stroke: "accent", width: 1.6 },
      ),
      path(
        dots(9.4, (year, held) => !safe(far)(year, held)),
        { fill: "ink" },
      ),
      path(segment(x(TODAY) - PITCH / 2, TOP - 16, x(TODAY) - PITCH / 2, sheet.height), {
        stroke: "accent",
        width: 1,
      }),
      ...[2018, 2022, 2031, 2036].map((year) =>
        label(x(year), TOP - 24, `${year}`, "quiet", "middle"),
      ),
      label(x(TODAY) - PITCH / 2, TOP - 24, "today", "accent", "middle"),
      label(MARGIN, TOP - 44, "years it must hold", "muted"),
      label(sheet.width - MARGIN, TOP - 44, "year in which it is sent", "muted", "end"),
      ...[1, 5, 10, 15].map((held) => label(MARGIN, y(held) + 4, `${held}`, "quiet")),
    ],
  );
}

import { label, path } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Mark } from "#app/figures/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { exampleEntries, horizons } from "../planning-years.ts";

const CELL_PITCH = 17;
const ROWS = 5;
const ASSET_PITCH = 124;
const TOP = 26;

function cells(from: number, to: number, top: number): string {
  return steps(from, to - 1, 1)
    .map((month) =>
      box(
        MARGIN + Math.floor(month / ROWS) * CELL_PITCH,
        top + (month % ROWS) * CELL_PITCH,
        CELL_PITCH - 3.4,
        CELL_PITCH - 3.4,
      ),
    )
    .join("");
}

const lineX = (years: number) => MARGIN + ((years * 12) / ROWS) * CELL_PITCH - 1.7;

/** A cell for each month from today: those in which an asset is changed, then those for which it must still hold. */
export const monthsCover = coverPicture(
  "Months to change each of four assets, and months for which each must still hold",
  [
    ...exampleEntries.flatMap((entry, k): Mark[] => {
      const top = TOP + k * ASSET_PITCH;
      const changed = entry.changeMonths;
      const held = changed + entry.holdsYears * 12;
      return [
        label(MARGIN, top - 9, `${entry.asset}, ${entry.algorithm}`, "ink"),
        path(cells(0, changed, top), { fill: "accent" }),
        ...(held > changed ? [path(cells(changed, held, top), { fill: "quiet" })] : []),
        ...horizons.map(({ years }) =>
          path(segment(lineX(years), top - 4, lineX(years), top + ROWS * CELL_PITCH + 1), {
            stroke: "ink",
            width: 2.4,
          }),
        ),
      ];
    }),
    ...horizons.map(({ year, years }) =>
      label(lineX(years), sheet.height - 22, `${year}`, "ink", "middle"),
    ),
    label(MARGIN + 3 * CELL_PITCH, sheet.height - 92, "months to change it", "accent"),
    label(MARGIN + 3 * CELL_PITCH, sheet.height - 76, "months it must hold", "quiet"),
  ],
);

import { box, type Mark, type Picture, path, segment, steps } from "../app-figures.ts";
import type { InventoryEntry } from "../inventory/entries.ts";
import { label } from "../label.ts";
import { coverPicture, MARGIN, sheet } from "./sheet.ts";

const CELL = 17;
const ROWS = 5;
const ASSET = 124;
const TOP = 26;

function cells(from: number, to: number, top: number): string {
  return steps(from, to - 1, 1)
    .map((month) =>
      box(
        MARGIN + Math.floor(month / ROWS) * CELL,
        top + (month % ROWS) * CELL,
        CELL - 3.4,
        CELL - 3.4,
      ),
    )
    .join("");
}

/** A cell for each month from today: those in which an asset is changed, then those for which it must still hold. */
export function monthsCover(
  entries: readonly InventoryEntry[],
  horizons: readonly { year: number; years: number }[],
): Picture {
  const line = (years: number) => MARGIN + ((years * 12) / ROWS) * CELL - 1.7;
  return coverPicture(
    "Months to change each of four assets, and months for which each must still hold",
    [
      ...entries.flatMap((entry, k): Mark[] => {
        const top = TOP + k * ASSET;
        const changed = entry.changeMonths;
        const held = changed + entry.holdsYears * 12;
        return [
          label(MARGIN, top - 9, `${entry.asset}, ${entry.algorithm}`, "ink"),
          path(cells(0, changed, top), { fill: "accent" }),
          ...(held > changed ? [path(cells(changed, held, top), { fill: "quiet" })] : []),
          ...horizons.map(({ years }) =>
            path(segment(line(years), top - 4, line(years), top + ROWS * CELL + 1), {
              stroke: "ink",
              width: 2.4,
            }),
          ),
        ];
      }),
      ...horizons.map(({ year, years }) =>
        label(line(years), sheet.height - 22, `${year}`, "ink", "middle"),
      ),
      label(MARGIN + 3 * CELL, sheet.height - 92, "months to change it", "accent"),
      label(MARGIN + 3 * CELL, sheet.height - 76, "months it must hold", "quiet"),
    ],
  );
}

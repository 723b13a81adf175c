import { label, path, text } from "#app/drawing/marks.ts";
import { box, dot, segment } from "#app/drawing/path.ts";
import { linearScale, steps } from "#app/drawing/scale.ts";
import { type Mark, sceneOf } from "#app/drawing/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { horizons } from "../horizons.ts";
import { exampleEntries } from "../planning-years.ts";
import type { PaperFigure } from "../types.ts";

const CELL_PITCH = 17;
const ROWS = 5;
const ASSET_PITCH = 124;
const COVER_TOP = 26;

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
      const top = COVER_TOP + k * ASSET_PITCH;
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

const LEFT = 64;
const RIGHT = 470;
const TOP = 16;
const BOTTOM = 214;
const x = linearScale([0, 3], [LEFT, RIGHT]);
const y = linearScale([0, 13], [BOTTOM, TOP]);

const lines = horizons.map(({ years }) => segment(x(0), y(years), x(3), y(years - 3)));

export const inventoryRank: PaperFigure = {
  finding: `Months to change an asset against the years for which it must hold: ${exampleEntries.map(({ id, changeMonths, holdsYears }) => `${id} ${changeMonths} and ${holdsYears}`).join(", ")}.`,
  scene: sceneOf(600, 250, [
    path(segment(LEFT, BOTTOM, RIGHT, BOTTOM) + segment(LEFT, TOP, LEFT, BOTTOM), {
      stroke: "quiet",
      width: 1,
    }),
    path(lines.join(""), { stroke: "purple", width: 1.2, dash: "4 3" }),
    ...horizons.map(({ year, years }) =>
      text(x(3) + 6, y(years - 3) + 4, `late if ${year}`, { tone: "purple" }),
    ),
    ...[0, 12, 24, 36].map((months) =>
      label(x(months / 12), BOTTOM + 15, `${months}`, "quiet", "middle"),
    ),
    ...[0, 5, 10].map((years) => label(LEFT - 8, y(years) + 4, `${years}`, "quiet", "end")),
    text(RIGHT, BOTTOM + 31, "months to change it", { anchor: "end", tone: "muted" }),
    text(0, TOP - 4, "years it must hold"),
    ...exampleEntries.flatMap((entry) => {
      const [across, up] = [x(entry.changeMonths / 12), y(entry.holdsYears)];
      const name =
        across > 380
          ? text(across - 9, up - 5, entry.id, { tone: "ink", anchor: "end" })
          : text(across + 9, up - 5, entry.id, { tone: "ink" });
      return [path(dot(across, up, 4.5), { fill: "accent" }), name];
    }),
  ]),
};

import { label, path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { exampleEntries, horizons } from "../planning-years.ts";
import type { PaperFigure } from "../types.ts";

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
    text(0, TOP - 4, "years it must hold", { tone: "muted" }),
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

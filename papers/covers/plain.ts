import { path } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { coverPicture, sheet } from "./sheet.ts";

/** For a document that computes nothing: hexagons, one around another. */
export const plainCover = coverPicture(
  "Hexagons, one around another",
  steps(1, 9, 1).map((k) =>
    path(hexagon(sheet.width / 2, sheet.height / 2, k * 36), { stroke: "accent", width: 2 }),
  ),
);

import { hexagon, path, steps } from "../app-figures.ts";
import { coverPicture, SHEET } from "./sheet.ts";

/** For a document that computes nothing: hexagons, one around another. */
export const plainCover = coverPicture(
  "Hexagons, one around another",
  steps(1, 9, 1).map((k) =>
    path(hexagon(SHEET.width / 2, SHEET.height / 2, k * 36), { stroke: "accent", width: 2 }),
  ),
);

import { path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { steps } from "#app/drawing/scale.ts";
import { type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { sceneBody } from "#app/drawing/scene-file.ts";
import { type Palette, palettes } from "#app/lib/palettes.ts";
import { quantumGrounds } from "#app/styles/grounds.ts";
import { coverSize } from "#data/papers.ts";
import type { Paper } from "./types.ts";

/** The part of a cover below its title, in points: its width is the paper's, and it is cut by three edges. */
export const sheet = { width: 595, height: 520 } as const;
/** The title begins so far from the left edge. */
export const MARGIN = 60;

export function coverPicture(title: string, marks: readonly Mark[]): Picture {
  return { title, scene: sceneOf(sheet.width, sheet.height, marks) };
}

/** Labels of a cover's picture, whose units are points. */
export const COVER_TEXT_SCALE = 0.86;

export function pictureOf({ cover }: Paper): Picture {
  return cover.picture ?? plainCover;
}

/** The quantum site's colors on the ground that the document names. */
export function coverPalette({ cover }: Paper): Palette {
  const { accent } = palettes.quantum;
  return { ...palettes.quantum, ...quantumGrounds()[cover.ground], accent };
}

/** A cover for the site, which sets the title over it: the picture at the foot, without its small words. */
export function coverSvg(document: Paper): string {
  const { scene } = pictureOf(document);
  const palette = coverPalette(document);
  const { width, height } = coverSize;
  const picture = `<g transform="translate(0 ${height - scene.height})">${sceneBody({ ...scene, labels: [] }, palette)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${picture}</svg>\n`;
}

/** A document that computes nothing has hexagons, one around another. */
const plainCover = coverPicture(
  "Hexagons, one around another",
  steps(1, 9, 1).map((k) =>
    path(hexagon(sheet.width / 2, sheet.height / 2, k * 36), { stroke: "accent", width: 2 }),
  ),
);

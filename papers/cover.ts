import { phaseGrounds } from "#app/figures/phase-grounds.ts";
import type { Picture } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import type { Palette } from "#app/lib/palettes.ts";
import { coverSize } from "#app/models/papers.ts";
import { plainCover } from "./covers/plain.ts";
import type { Paper } from "./types.ts";

/** Labels of a cover's picture, whose units are points. */
export const COVER_TEXT_SCALE = 0.86;

export function pictureOf({ cover }: Paper): Picture {
  return cover.picture ?? plainCover;
}

/** The publisher's colors on the ground that the document names. */
export function coverPalette({ cover }: Paper, colors: Palette): Palette {
  return { ...colors, ...phaseGrounds[cover.ground] };
}

/** A cover for the site, which sets the title over it: the picture at the foot, without its small words. */
export function coverSvg(document: Paper, colors: Palette): string {
  const { scene } = pictureOf(document);
  const palette = coverPalette(document, colors);
  const marks = scene.marks.filter(({ kind }) => kind !== "text");
  const { width, height } = coverSize;
  const picture = sceneSvg({ ...scene, marks }, palette, { ground: false }).replace(
    "<svg ",
    `<svg y="${height - scene.height}" width="${scene.width}" height="${scene.height}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${picture}</svg>\n`;
}

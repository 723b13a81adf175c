import type { Picture, Scene } from "#app/figures/scene.ts";
import { editionsSvg } from "#app/figures/scene-file.ts";
import { deepGrounds, type Palette, palettes } from "#app/lib/palettes.ts";

const { "lab-light": light, "lab-dark": dark } = palettes;

/** The colors of a cover on each ground, in the light and in the dark edition. */
export const coverGrounds = {
  paper: [light, dark],
  black: [dark, dark],
  blue: [
    { ...dark, ...deepGrounds.blue },
    { ...dark, ...deepGrounds.blue },
  ],
  purple: [
    { ...dark, ...deepGrounds.purple },
    { ...dark, ...deepGrounds.purple },
  ],
} as const satisfies Record<string, readonly [Palette, Palette]>;

export type CoverGround = keyof typeof coverGrounds;

/** A part of a figure without its words, large enough to fill a row of the landing page. */
export function cover(
  { marks }: Scene,
  ground: CoverGround,
  part: readonly [left: number, top: number, width: number, height: number],
): Picture {
  const [, , width, height] = part;
  const shapes = marks.filter(({ kind }) => kind !== "text");
  const [day, night] = coverGrounds[ground];
  const content = editionsSvg(shapes, part, day, night);
  return { title: "", scene: { width, height, marks: [], image: { type: "svg", content } } };
}

import type { Picture, Scene } from "#app/figures/scene.ts";
import { editionsSvg } from "#app/figures/scene-file.ts";
import { deepGrounds, palettes } from "#app/lib/palettes.ts";

const { "lab-light": light, "lab-dark": dark } = palettes;

/** The colors of a cover on each ground; on paper they follow the edition. */
const coverGrounds = {
  paper: light,
  black: dark,
  blue: { ...dark, ...deepGrounds.blue },
  purple: { ...dark, ...deepGrounds.purple },
  green: { ...dark, ...deepGrounds.green },
} as const;

/** A part of a figure without its words, large enough to fill a row of the landing page. */
export function cover(
  { marks }: Scene,
  ground: keyof typeof coverGrounds,
  part: readonly [left: number, top: number, width: number, height: number],
): Picture {
  const [, , width, height] = part;
  const shapes = marks.filter(({ kind }) => kind !== "text");
  const day = coverGrounds[ground];
  const content = editionsSvg(shapes, part, day, ground === "paper" ? dark : day);
  return { title: "", scene: { width, height, marks: [], image: { type: "svg", content } } };
}

import type { Scene } from "#app/figures/scene.ts";
import { editionsSvg } from "#app/figures/scene-file.ts";
import { type CoverGround, coverGrounds } from "./cover.ts";

/** A scene for the whole window: its shapes in one file for both editions, its words left to the page. */
export function fullScene({ width, height, marks }: Scene, ground: CoverGround): Scene {
  const [day, night] = coverGrounds[ground];
  const shapes = marks.filter(({ kind }) => kind !== "text");
  const content = editionsSvg(shapes, [0, 0, width, height], day, night);
  const words = marks.filter(({ kind }) => kind === "text");
  return { width, height, marks: words, image: { type: "svg", content } };
}

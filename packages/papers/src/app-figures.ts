/** How a picture is drawn: all that the papers take from the site's folders. */
import type { TextMark } from "../../../app/figures/scene.ts";

export { bottomAxis, leftGrid } from "../../../app/figures/axis.ts";
export { powerOfTen, signed, thousands } from "../../../app/figures/format.ts";
export { circle, mono, path, rect, text, textUnits } from "../../../app/figures/marks.ts";
export {
  arrow,
  box,
  dot,
  hexagon,
  type Point,
  polyline,
  segment,
} from "../../../app/figures/path.ts";
export { phaseGrounds } from "../../../app/figures/phase-grounds.ts";
export { linearScale, logScale, steps } from "../../../app/figures/scale.ts";
export {
  type Figure,
  type Mark,
  type Picture,
  sceneOf,
} from "../../../app/figures/scene.ts";
export { sceneSvg } from "../../../app/figures/scene-file.ts";

/** A color by its role, and the colors of a page or a cover. */
export type Tone = NonNullable<TextMark["tone"]>;
export type Palette = Readonly<Record<Tone, string>>;

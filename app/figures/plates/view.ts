import type { Mark, TextMark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import type { PlateView } from "./plate.ts";

const isText = (mark: Mark): mark is TextMark => mark.kind === "text";

/** A view from marks: shapes into its file, words for the page; `more` is drawn over the shapes. */
export function plateView(
  width: number,
  height: number,
  marks: readonly Mark[],
  more = "",
): PlateView {
  const shapes = marks.filter((mark) => !isText(mark));
  return {
    width,
    height,
    body: sceneBody({ marks: shapes }, "quantum") + more,
    labels: marks.filter(isText),
  };
}

import { label, path } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import type { Mark, Picture } from "#app/figures/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { fateSign, type LossRow } from "../figures/loss-matrix.ts";

const TOP = 30;
const ROW = 29;
const columnEdges = [312, 392, 472, 552] as const;
const SIGN_SCALE = 2.3;

/** Every construct and what becomes of it, large enough to be seen across a table. */
export function fatesCover(columns: readonly string[], rows: readonly LossRow[]): Picture {
  const lines = rows.map((_, k) => segment(MARGIN, TOP + k * ROW, sheet.width, TOP + k * ROW));
  return coverPicture("What becomes of seventeen constructs, as rows of signs", [
    path(lines.join(""), { stroke: "line", width: 0.7 }),
    ...columns.map((name, k) => label(columnEdges[k], TOP - 12, name, "quiet", "middle")),
    ...rows.flatMap(({ construct, fates }, k): Mark[] => [
      label(MARGIN, TOP + (k + 0.5) * ROW + 4, construct, "muted"),
      ...fates.flatMap((fate, column) =>
        fateSign(fate, columnEdges[column], TOP + (k + 0.5) * ROW, SIGN_SCALE),
      ),
    ]),
  ]);
}

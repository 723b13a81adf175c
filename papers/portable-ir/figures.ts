import { label, path, text } from "#app/drawing/marks.ts";
import { dot, segment } from "#app/drawing/path.ts";
import { type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import type { Fate } from "../ir-programs.ts";
import type { PaperFigure } from "../types.ts";

interface LossRow {
  construct: string;
  fates: readonly Fate[];
}

const ROW = 15.5;
const TOP = 26;
const FIRST_X = 250;
const COLUMN = 84;

/** A sign for each fate: full, ring, small, dash, cross. */
function fateSign(fate: Fate, x: number, y: number, size = 1): Mark[] {
  switch (fate) {
    case "carried":
      return [path(dot(x, y, 4.4 * size), { fill: "accent" })];
    case "expanded":
      return [path(dot(x, y, 4 * size), { stroke: "accent", width: 1.4 * size })];
    case "optional":
      return [path(dot(x, y, 4 * size), { stroke: "accent", width: 0.8 * size, dash: "2 2" })];
    case "lost":
      return [
        path(segment(x - 4 * size, y, x + 4 * size, y), { stroke: "purple", width: 1.6 * size }),
      ];
    case "refused": {
      const arm = 3.4 * size;
      const cross =
        segment(x - arm, y - arm, x + arm, y + arm) + segment(x - arm, y + arm, x + arm, y - arm);
      return [path(cross, { stroke: "ink", width: 1.2 * size })];
    }
  }
}

const legend: readonly Fate[] = ["carried", "expanded", "optional", "lost", "refused"];

export function buildLossMatrix(columns: readonly string[], rows: readonly LossRow[]): PaperFigure {
  const bottom = TOP + rows.length * ROW;
  return {
    finding: `Of ${rows.length} constructs, ${columns.map((name, k) => `${name} carries ${rows.filter(({ fates }) => fates[k] === "carried").length}`).join(", ")} unchanged; ir-constructs.csv has every answer.`,
    scene: sceneOf(600, bottom + 26, [
      ...columns.map((name, k) => label(FIRST_X + k * COLUMN, TOP - 12, name, "muted", "middle")),
      path(rows.map((_, k) => segment(0, TOP + k * ROW - 4, 600, TOP + k * ROW - 4)).join(""), {
        stroke: "line",
        width: 0.5,
      }),
      ...rows.flatMap(({ construct, fates }, k): Mark[] => [
        text(0, TOP + k * ROW + 7.5, construct, { tone: "ink" }),
        ...fates.flatMap((fate, column) =>
          fateSign(fate, FIRST_X + column * COLUMN, TOP + k * ROW + 3.8),
        ),
      ]),
      ...legend.flatMap((fate, k): Mark[] => [
        ...fateSign(fate, 8 + k * 96, bottom + 14),
        text(18 + k * 96, bottom + 18, fate),
      ]),
    ]),
  };
}

const COVER_TOP = 30;
const COVER_ROW = 29;
const columnEdges = [312, 392, 472, 552] as const;
const SIGN_SCALE = 2.3;

/** Every construct and what becomes of it, large enough to be seen across a table. */
export function fatesCover(columns: readonly string[], rows: readonly LossRow[]): Picture {
  const lines = rows.map((_, k) =>
    segment(MARGIN, COVER_TOP + k * COVER_ROW, sheet.width, COVER_TOP + k * COVER_ROW),
  );
  return coverPicture("What becomes of seventeen constructs, as rows of signs", [
    path(lines.join(""), { stroke: "line", width: 0.7 }),
    ...columns.map((name, k) => label(columnEdges[k], COVER_TOP - 12, name, "quiet", "middle")),
    ...rows.flatMap(({ construct, fates }, k): Mark[] => [
      label(MARGIN, COVER_TOP + (k + 0.5) * COVER_ROW + 4, construct, "muted"),
      ...fates.flatMap((fate, column) =>
        fateSign(fate, columnEdges[column], COVER_TOP + (k + 0.5) * COVER_ROW, SIGN_SCALE),
      ),
    ]),
  ]);
}

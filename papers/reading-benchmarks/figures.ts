import { label, path, rect, text } from "#app/drawing/marks.ts";
import { box } from "#app/drawing/path.ts";
import { linearScale, steps } from "#app/drawing/scale.ts";
import { type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import type { PaperFigure } from "../types.ts";

export interface BaselineRow {
  name: string;
  twoQubit: number;
  depth: number;
}

const ROW = 46;
const LEFT = 210;

export function buildBaselineBars(rows: readonly BaselineRow[], ours: BaselineRow): PaperFigure {
  const largest = Math.max(...rows.map(({ twoQubit }) => twoQubit));
  const width = linearScale([0, largest], [0, 250]);
  const all = [...rows, ours];
  return {
    finding: `Compiled, the circuit has ${ours.twoQubit} two-qubit gates; ${rows.map(({ name, twoQubit }) => `${name}, ${twoQubit}`).join("; ")}.`,
    scene: sceneOf(600, 22 + all.length * ROW, [
      text(LEFT, 10, "two-qubit gates"),
      text(600, 10, "the headline it supports", { tone: "muted", anchor: "end" }),
      ...all.flatMap((row, k): Mark[] => {
        const y = 22 + k * ROW;
        const mine = row === ours;
        return [
          text(0, y + 22, row.name, { tone: mine ? "accent" : "ink" }),
          rect(LEFT, y + 4, width(row.twoQubit), 27, { fill: mine ? "accent" : "muted" }),
          text(LEFT + width(row.twoQubit) + 7, y + 22, `${row.twoQubit}`, { tone: "ink" }),
          text(600, y + 22, mine ? "" : `${(row.twoQubit / ours.twoQubit).toFixed(1)}x fewer`, {
            tone: "purple",
            anchor: "end",
          }),
        ];
      }),
    ]),
  };
}

const COLUMN_PITCH = 122;
const SLAB_WIDTH = 109;
const SLAB_PITCH = 21.2;
const names = ["naive routing", "SABRE", "as written", "compiled"] as const;

export function gateColumnsCover(rows: readonly BaselineRow[], ours: BaselineRow): Picture {
  return coverPicture(
    "Two-qubit gates of one circuit as slabs: three baselines and the compiled circuit",
    [...rows, ours].flatMap((row, k): Mark[] => {
      const x = MARGIN + k * COLUMN_PITCH;
      const top = sheet.height - row.twoQubit * SLAB_PITCH;
      const slabs = steps(0, row.twoQubit - 1, 1).map((gate) =>
        box(x, top + gate * SLAB_PITCH, SLAB_WIDTH, SLAB_PITCH - 5),
      );
      return [
        path(slabs.join(""), { fill: row === ours ? "accent" : "quiet" }),
        text(x, top - 26, `${row.twoQubit}`, { large: true, tone: "ink" }),
        label(x, top - 10, names[k] ?? "", row === ours ? "accent" : "muted"),
      ];
    }),
  );
}

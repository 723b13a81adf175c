import { rect, text } from "#app/figures/marks.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
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
      text(LEFT, 10, "two-qubit gates", { size: "s", tone: "muted" }),
      text(600, 10, "the headline it supports", { size: "s", tone: "muted", anchor: "end" }),
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

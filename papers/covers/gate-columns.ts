import { label, path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Mark, Picture } from "#app/figures/scene.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import type { BaselineRow } from "../figures/baseline-bars.ts";

const COLUMN_PITCH = 122;
const SLAB_WIDTH = 109;
const SLAB_PITCH = 21.2;
const names = ["naive routing", "SABRE", "as written", "compiled"] as const;

/** One slab for each two-qubit gate: the same program under three baselines and compiled. */
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
        text(x, top - 26, `${row.twoQubit}`, { size: "l", tone: "ink" }),
        label(x, top - 10, names[k] ?? "", row === ours ? "accent" : "muted"),
      ];
    }),
  );
}

import { thousands } from "#app/figures/format.ts";
import { path } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { type Figure, type Scene, sceneOf } from "#app/figures/scene.ts";
import { type Check, decodedPatch, linksOf, type Patch } from "./surface-code.ts";

const RATE = 0.07;
const SEED = 5;

export const patches = {
  wide: { columns: 71, rows: 32 },
  narrow: { columns: 24, rows: 32 },
} satisfies Record<string, Patch>;

export const decoded = (patch: Patch) => decodedPatch(patch, RATE, SEED);

function view(patch: Patch, width: number, weight: number): Scene {
  const pitch = width / (patch.columns + 1);
  const { failed, alarms, repaired } = decoded(patch);
  const at = ([column, row]: Check): Point => [(column + 1) * pitch, (row + 0.5) * pitch];
  const grid = [
    ...steps(0, patch.rows - 1, 1).map((row) => [at([-1, row]), at([patch.columns, row])]),
    ...steps(0, patch.columns - 1, 1).map((column) => [
      at([column, 0]),
      at([column, patch.rows - 1]),
    ]),
  ];
  const lines = (list: typeof failed) => list.map((link) => polyline(link.map(at))).join("");
  return sceneOf(width, patch.rows * pitch, [
    path(grid.map((line) => polyline(line)).join(""), { stroke: "muted", opacity: 0.22 }),
    path(lines(failed), { stroke: "accent", width: 8 * weight }),
    path(lines(repaired), { stroke: "ink", width: 2.5 * weight }),
    path(alarms.map((check) => dot(...at(check), 4.5 * weight)).join(""), { fill: "ink" }),
  ]);
}

/** What a simulator is needed for before a device exists: whether a decoder finds its way. */
export function buildSurfaceCode(): Figure {
  const { failed, alarms, repaired, lost } = decoded(patches.wide);
  const qubits = linksOf(patches.wide).length;
  return {
    title: `${thousands(qubits)} qubits of a surface code on a grid: ${failed.length} failures, ${alarms.length} alarms at their ends, and the repair that a decoder drew between the alarms`,
    finding: `The decoder sees the alarms alone, never the failures behind them, and ${lost ? "loses" : "keeps"} the stored bit.`,
    caption: `Computed: one round of a surface code for one kind of error, with perfect checks; each of ${thousands(qubits)} qubits fails with a probability of ${Math.round(RATE * 100)}%. Broad strokes are failed qubits, dots are checks that raise an alarm, thin strokes the ${repaired.length} qubits that the decoder flips. It joins the nearest alarms first; minimum-weight matching would do better. The bit is lost if failures and repairs together link left to right. On phones a narrower patch.`,
    scene: view(patches.wide, 1440, 1),
    narrow: view(patches.narrow, 375, 0.7),
    table: {
      columns: ["What", "Count"],
      rows: [
        ["qubits", thousands(qubits)],
        ["failures", `${failed.length}`],
        ["alarms", `${alarms.length}`],
        ["repairs", `${repaired.length}`],
        ["stored bit", lost ? "lost" : "kept"],
      ],
    },
  };
}

export default buildSurfaceCode();

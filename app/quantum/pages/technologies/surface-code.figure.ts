import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { type Check, decodedPatch, type Link, linksOf, type Patch } from "./surface-code.ts";

const RATE = 0.07;

interface Drawn extends Patch {
  seed: number;
  /** The corners of what is lit: a loop of failures one way round and repairs the other. */
  lit: readonly [Check, Check];
}

export const patches = {
  wide: {
    columns: 47,
    rows: 18,
    seed: 128,
    lit: [
      [24, 5],
      [26, 7],
    ],
  },
  narrow: {
    columns: 15,
    rows: 20,
    seed: 254,
    lit: [
      [8, 9],
      [10, 10],
    ],
  },
} satisfies Record<string, Drawn>;

export const decoded = (patch: Drawn) => decodedPatch(patch, RATE, patch.seed);

/** Whether a check is among those between two corners, or near them. */
const isWithin =
  ([[left, top], [right, bottom]]: Drawn["lit"], across = 0, down = 0) =>
  ([column, row]: Check) =>
    column >= left - across &&
    column <= right + across &&
    row >= top - down &&
    row <= bottom + down;

function view(patch: Drawn, width: number, weight: number): Scene {
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
  const isLit = isWithin(patch.lit);
  const isNear = isWithin(patch.lit, 4, 2);
  const layer = (opacity: number, isShown: (check: Check) => boolean): Mark[] => {
    const lines = (list: readonly Link[]) =>
      list
        .filter(([from]) => isShown(from))
        .map((link) => polyline(link.map(at)))
        .join("");
    return [
      path(lines(failed), { stroke: "accent", width: 9 * weight, opacity }),
      path(lines(repaired), { stroke: "ink", width: 3 * weight, opacity }),
      path(
        alarms
          .filter(isShown)
          .map((check) => dot(...at(check), 5.5 * weight))
          .join(""),
        { fill: "ink", opacity },
      ),
    ];
  };
  const [[left, top], [right, bottom]] = patch.lit;
  const middle = (top + bottom) / 2;
  const [failedX, labelY] = at([left, middle]);
  const [repairX] = at([right, middle]);
  return sceneOf(width, patch.rows * pitch, [
    path(grid.map((line) => polyline(line)).join(""), { stroke: "muted", opacity: 0.22 }),
    ...layer(0.35, (check) => !isNear(check)),
    // Fainter behind the labels.
    ...layer(0.1, (check) => isNear(check) && !isLit(check)),
    ...layer(1, isLit),
    mono(failedX - 14, labelY + 4, "failed", { anchor: "end", tone: "accent" }),
    mono(repairX + 14, labelY + 4, "repair", { tone: "ink" }),
    ...alarms.filter(isLit).map((check) => {
      const [x, y] = at(check);
      return mono(x, check[1] === top ? y - 14 : y + 24, "alarm", {
        anchor: "middle",
        tone: "ink",
      });
    }),
  ]);
}

/** What a simulator is needed for before a device exists: whether a decoder finds its way. */
export function buildSurfaceCode(): Figure {
  const drawn = [patches.wide, patches.narrow].map((patch) => ({
    ...decoded(patch),
    qubits: linksOf(patch).length,
  }));
  const [{ qubits, failed, alarms, lost }] = drawn;
  const row = (what: string, say: (one: (typeof drawn)[number]) => string) => [
    what,
    ...drawn.map(say),
  ];
  return {
    title: `${thousands(qubits)} qubits of a surface code on a grid: ${failed.length} failures, ${alarms.length} alarms at their ends, and the repair that a decoder drew between the alarms`,
    finding: `Alarms are all the decoder sees, and still the stored bit is ${lost ? "lost" : "kept"}.`,
    caption: `Computed: one round of a surface code for one kind of error, with perfect checks; each qubit fails with a probability of ${Math.round(RATE * 100)}%. Broad strokes are failed qubits, dots are checks that raise an alarm, thin strokes the qubits that the decoder flips. It joins the nearest alarms first; minimum-weight matching would do better. The bit is lost if failures and repairs together link left to right. The patch is one of many, chosen for the loop that is lit: its repair goes the other way round and is as good. Phones show a smaller patch.`,
    scene: view(patches.wide, 1440, 1),
    narrow: view(patches.narrow, 375, 0.8),
    table: {
      columns: ["What", "Wide patch", "On a phone"],
      rows: [
        row("qubits", (one) => thousands(one.qubits)),
        row("failures", (one) => `${one.failed.length}`),
        row("alarms", (one) => `${one.alarms.length}`),
        row("repairs", (one) => `${one.repaired.length}`),
        row("stored bit", (one) => (one.lost ? "lost" : "kept")),
      ],
    },
  };
}

export default buildSurfaceCode();

import { circle, label } from "#app/figures/marks.ts";
import type { Mark } from "#app/figures/scene.ts";
import { rowsOf, time } from "#app/models/measured/simulators.ts";
import { coverPicture, MARGIN } from "../cover.ts";

const MAX_RADIUS = 150;
const FIRST_QUBITS = 10;
const COLUMN = 68;

/** Each method with its row's height, and where its words begin. */
const methods = [
  { name: "tableau", rows: rowsOf("tableau", "clifford"), y: 40, words: [MARGIN, 18] },
  { name: "matrix product state", rows: rowsOf("mps", "random", 32), y: 120, words: [MARGIN, 98] },
  { name: "statevector", rows: rowsOf("statevector", "random"), y: 250, words: [MARGIN, 228] },
  { name: "density matrix", rows: rowsOf("density", "random"), y: 440, words: [300, 462] },
].map(({ rows, ...method }) => ({
  ...method,
  rows: rows.filter(({ qubits }) => qubits >= FIRST_QUBITS && qubits <= 24),
}));
const longestTime = Math.max(...methods.flatMap(({ rows }) => rows.map((row) => row.nsPerGate)));
const x = (qubits: number) => MARGIN + ((qubits - FIRST_QUBITS) / 2) * COLUMN;

export const timeDiscsCover = coverPicture(
  "Discs whose area is the time of a gate, for four methods and 10 to 24 qubits",
  methods.flatMap(({ name, rows, y, words: [left, baseline] }): Mark[] => {
    const last = rows[rows.length - 1];
    return [
      ...rows.toReversed().flatMap(({ qubits, nsPerGate }): Mark[] => {
        const radius = MAX_RADIUS * Math.sqrt(nsPerGate / longestTime);
        return [
          circle(x(qubits), y, radius, { fill: "accent", opacity: 0.5 }),
          circle(x(qubits), y, radius, { stroke: "ink", width: 1 }),
        ];
      }),
      label(left, baseline, `${name}, ${time(last.nsPerGate)} at ${last.qubits} qubits`, "ink"),
    ];
  }),
);

import { circle, type Mark, mono, type Picture } from "../app-figures.ts";
import { rowsOf, type SimulatorRow, time } from "../measured/simulators.ts";
import { coverPicture, MARGIN } from "./sheet.ts";

const LARGEST = 150;
const FIRST = 10;
const COLUMN = 68;

const shown: readonly {
  name: string;
  rows: SimulatorRow[];
  y: number;
  label?: [number, number];
}[] = [
  { name: "tableau", rows: rowsOf("tableau", "clifford"), y: 40 },
  { name: "matrix product state", rows: rowsOf("mps", "random", 32), y: 120 },
  { name: "statevector", rows: rowsOf("statevector", "random"), y: 250 },
  { name: "density matrix", rows: rowsOf("density", "random"), y: 440, label: [300, 462] },
];
const inside = ({ qubits }: SimulatorRow) => qubits >= FIRST && qubits <= 24;
const most = Math.max(
  ...shown.flatMap(({ rows }) => rows.filter(inside).map((row) => row.nsPerGate)),
);
const x = (qubits: number) => MARGIN + ((qubits - FIRST) / 2) * COLUMN;

/** Discs whose area is the time of a gate, a row for each method, more qubits to the right. */
export function timeDiscsCover(): Picture {
  return coverPicture(
    "Discs whose area is the time of a gate, for four methods and 10 to 24 qubits",
    shown.flatMap(({ name, rows, y, label = [MARGIN, y - 22] }): Mark[] => {
      const seen = rows.filter(inside);
      const last = seen[seen.length - 1];
      return [
        ...seen.toReversed().flatMap(({ qubits, nsPerGate }): Mark[] => {
          const radius = LARGEST * Math.sqrt(nsPerGate / most);
          return [
            circle(x(qubits), y, radius, { fill: "accent", opacity: 0.5 }),
            circle(x(qubits), y, radius, { stroke: "ink", width: 1 }),
          ];
        }),
        mono(...label, `${name}, ${time(last.nsPerGate)} at ${last.qubits} qubits`, {
          size: "s",
          tone: "ink",
        }),
      ];
    }),
  );
}

import { type Basis, bases } from "../circuit/decompose.ts";
import { DeviceError, type Edge } from "./coupling.ts";

export interface Calibration {
  qubits: number;
  couplings: readonly Edge[];
  errors: readonly number[];
  basis: Basis;
  directed: boolean;
}

/** True of a table whose first line names its columns, one of them the qubits. */
export function isCalibration(text: string): boolean {
  const [head] = text.trimStart().split("\n", 1);
  return /\bqubit\b/i.test(head) && /[,;\t]/.test(head) && !/^\s*[[{(]/.test(head);
}

/** A calibration table as IBM gives it: a row a qubit, with `0_1:0.01` or `1:0.01` in the column of the two-qubit gate. */
export function readCalibration(text: string): Calibration {
  const rows = tableOf(text);
  const head = rows[0].map((name) => name.trim());
  const numberColumn = head.findIndex((name) => /^qubit$/i.test(name));
  const operational = head.findIndex((name) => /^operational$/i.test(name));
  const gateColumns = ["cz", "ecr", "cx"].flatMap((basis) => {
    const name = basis === "cx" ? "(?:cnot|cx)" : basis;
    const column = head.findIndex((title) => new RegExp(`^${name}\\b.*error`, "i").test(title));
    const isUsed = column >= 0 && rows.slice(1).some((row) => row[column]?.includes(":"));
    return isUsed ? [{ basis: basis as Basis, column }] : [];
  });
  const [gate] = gateColumns;
  if (numberColumn < 0) throw new DeviceError("the table has no column Qubit");
  if (!gate)
    throw new DeviceError(
      `the table has no errors of ${bases.join(", ")}: a column as "CZ error" with cells as 1:0.005`,
    );
  const couplings: Edge[] = [];
  const errors: number[] = [];
  const closed = new Set<number>();
  let qubits = 0;
  for (const [k, row] of rows.slice(1).entries()) {
    const own = qubitIn(row[numberColumn], k);
    qubits = Math.max(qubits, own + 1);
    if (operational >= 0 && /^(?:no|false|0)$/i.test(row[operational]?.trim() ?? ""))
      closed.add(own);
    for (const cell of (row[gate.column] ?? "").split(";").filter((part) => part.trim() !== "")) {
      const [, from, to, error] =
        /^\s*(?:(?:cx|cz|ecr)?_?(\d+)_)?(\d+)\s*:\s*([\d.e-]+)\s*$/i.exec(cell) ?? [];
      const value = Number(error);
      if (to === undefined || !(value >= 0))
        throw new DeviceError(
          `${JSON.stringify(cell.slice(0, 40))} in row ${k + 2} is no error of a coupling, as 1:0.005`,
        );
      couplings.push([from === undefined ? own : Number(from), Number(to)]);
      errors.push(Math.min(1, value));
      qubits = Math.max(qubits, Number(from ?? 0) + 1, Number(to) + 1);
    }
  }
  return {
    qubits,
    couplings,
    // What does not work is a coupling that always fails.
    errors: couplings.map((pair, k) => (pair.some((one) => closed.has(one)) ? 1 : errors[k])),
    basis: gate.basis,
    directed: gate.basis !== "cz",
  };
}

function qubitIn(cell: string | undefined, row: number): number {
  const [, number] = /^\s*Q?(\d{1,4})\s*$/i.exec(cell ?? "") ?? [];
  if (number === undefined)
    throw new DeviceError(`row ${row + 2} of the table has no qubit's number`);
  return Number(number);
}

/** Cells of a text with commas, semicolons or tabs between them, in quotes or not. */
function tableOf(text: string): string[][] {
  const lines = text.trim().split(/\r?\n/);
  const separator = ["\t", ",", ";"].find((sign) => lines[0].includes(sign)) ?? ",";
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const cells: string[] = [];
      let cell = "";
      let isQuoted = false;
      for (const sign of line) {
        if (sign === '"') isQuoted = !isQuoted;
        else if (sign === separator && !isQuoted) {
          cells.push(cell);
          cell = "";
        } else cell += sign;
      }
      return [...cells, cell];
    });
}

import { parseCsv } from "../csv.ts";
import { storedData } from "../data-files.ts";

export interface SimulatorRow {
  family: string;
  method: string;
  qubits: number;
  bond: number;
  gates: number;
  stateBytes: number;
  peakBytes: number;
  nsPerGate: number;
  largestBond: number;
  fidelity: number | undefined;
  keptWeight: number | undefined;
}

const optional = (text: string) => (text === "" ? undefined : Number(text));

/** Every measurement of `npm run benchmark:simulators`. */
export const simulatorRows: readonly SimulatorRow[] = parseCsv(storedData("simulators.csv")).map(
  (row) => ({
    family: row.family,
    method: row.method,
    qubits: Number(row.qubits),
    bond: Number(row.bond),
    gates: Number(row.gates),
    stateBytes: Number(row.state_bytes),
    peakBytes: Number(row.peak_bytes),
    nsPerGate: Number(row.ns_per_gate),
    largestBond: Number(row.largest_bond),
    fidelity: optional(row.fidelity),
    keptWeight: optional(row.kept_weight),
  }),
);

export function rowsOf(method: string, family: string, bond = 0): SimulatorRow[] {
  return simulatorRows.filter(
    (row) => row.method === method && row.family === family && row.bond === bond,
  );
}

export function rowAt(method: string, family: string, qubits: number, bond = 0): SimulatorRow {
  const found = rowsOf(method, family, bond).find((row) => row.qubits === qubits);
  if (found === undefined) throw new Error(`simulators.csv: no ${method} ${family} at ${qubits}`);
  return found;
}

/** The smallest register of a family at which one method needs less time a gate than another. */
export function crossover(
  [method, bond]: readonly [string, number],
  against: string,
  family: string,
): number | undefined {
  return rowsOf(method, family, bond).find((row) => {
    const other = rowsOf(against, family).find(({ qubits }) => qubits === row.qubits);
    return other !== undefined && row.nsPerGate < other.nsPerGate;
  })?.qubits;
}

const UNITS = ["ns", "µs", "ms", "s"] as const;

/** A time in the unit that keeps it readable. */
export function time(ns: number): string {
  const step = Math.min(3, Math.max(0, Math.floor(Math.log10(ns) / 3)));
  const value = ns / 1000 ** step;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[step]}`;
}

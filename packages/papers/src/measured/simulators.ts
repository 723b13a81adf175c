import { storedRows } from "../stored-data.ts";

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

/** Every measurement of `npm run benchmark:simulators -w @adyakshar/quantum` in a file, which is that of one machine. */
function measured(file: string): SimulatorRow[] {
  return storedRows(file).map((row) => ({
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
  }));
}

export const plainRows: readonly SimulatorRow[] = measured("simulators.csv");
export const noiseRows: readonly SimulatorRow[] = measured("simulators-noise.csv");
const simulatorRows = [...plainRows, ...noiseRows];

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

/** The registers of a family, among those measured, at which one method needs less time per gate than another. */
function winsOf(
  [method, bond]: readonly [string, number],
  against: string,
  family: string,
): { width: number; wins: boolean }[] {
  return rowsOf(method, family, bond).flatMap((row) => {
    const other = rowsOf(against, family).find(({ qubits }) => qubits === row.qubits);
    return other === undefined
      ? []
      : [{ width: row.qubits, wins: row.nsPerGate < other.nsPerGate }];
  });
}

/** The smallest register from which on it wins at every width measured; undefined where it does not at the last. */
export function crossover(
  method: readonly [string, number],
  against: string,
  family: string,
): number | undefined {
  const widths = winsOf(method, against, family);
  const last = widths.findLastIndex(({ wins }) => !wins);
  return widths[last + 1]?.width;
}

/** Widths below the crossover at which it wins all the same. */
export function earlyWins(
  method: readonly [string, number],
  against: string,
  family: string,
): number[] {
  const from = crossover(method, against, family) ?? Number.POSITIVE_INFINITY;
  return winsOf(method, against, family)
    .filter(({ width, wins }) => wins && width < from)
    .map(({ width }) => width);
}

export interface PeerRow {
  method: string;
  family: string;
  qubits: number;
  bond: number;
  peer: string;
  version: string;
  ours: number;
  theirs: number;
}

/** The same circuits by the simulators that others wrote, in seconds of processor time. */
export const peerRows: readonly PeerRow[] = storedRows("simulators-peers.csv").map((row) => ({
  method: row.method,
  family: row.family,
  qubits: Number(row.qubits),
  bond: Number(row.bond),
  peer: row.peer,
  version: row.version,
  ours: Number(row.ours_seconds),
  theirs: Number(row.peer_seconds),
}));

/** How many noisy runs of a vector cost as much as one noisy density matrix. */
export function trajectoriesForOne(qubits: number): number {
  return Math.round(
    rowAt("noisy-density", "random", qubits).nsPerGate /
      rowAt("trajectory", "random", qubits).nsPerGate,
  );
}

const units = ["ns", "µs", "ms", "s"] as const;

/** A time in the unit that keeps it readable. */
export function time(ns: number): string {
  const step = Math.min(3, Math.max(0, Math.floor(Math.log10(ns) / 3)));
  const value = ns / 1000 ** step;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}

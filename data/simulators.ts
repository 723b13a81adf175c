import { storedRows } from "./stored-data.ts";

const optionalNumber = (text: string) => (text === "" ? undefined : Number(text));

/** Every measurement of `node papers/benchmarks/simulators/simulators.ts` in a file, which is that of one machine. */
function measuredRows(file: string) {
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
    fidelity: optionalNumber(row.fidelity),
    keptWeight: optionalNumber(row.kept_weight),
  }));
}

export const plainRows = measuredRows("simulators.csv");
export const noiseRows = measuredRows("simulators-noise.csv");
const simulatorRows = [...plainRows, ...noiseRows];

export function rowsOf(method: string, family: string, bond = 0) {
  return simulatorRows.filter(
    (row) => row.method === method && row.family === family && row.bond === bond,
  );
}

export function rowAt(method: string, family: string, qubits: number, bond = 0) {
  const found = rowsOf(method, family, bond).find((row) => row.qubits === qubits);
  if (found === undefined) throw new Error(`simulators.csv: no ${method} ${family} at ${qubits}`);
  return found;
}

/** The registers of a family at which a matrix product state of some bond and a vector were both timed. */
function mpsWins(family: string, bond: number): { qubits: number; wins: boolean }[] {
  return rowsOf("mps", family, bond).flatMap(({ qubits, nsPerGate }) => {
    const vector = rowsOf("statevector", family).find((row) => row.qubits === qubits);
    return vector ? [{ qubits, wins: nsPerGate < vector.nsPerGate }] : [];
  });
}

/** The smallest register from which on the matrix product state is faster; undefined where it is not at the last. */
export function crossover(family: string, bond: number): number | undefined {
  const widths = mpsWins(family, bond);
  return widths[widths.findLastIndex(({ wins }) => !wins) + 1]?.qubits;
}

/** Widths below the crossover at which it is faster all the same. */
export function earlyWins(family: string, bond: number): number[] {
  const from = crossover(family, bond) ?? Number.POSITIVE_INFINITY;
  return mpsWins(family, bond)
    .filter(({ qubits, wins }) => wins && qubits < from)
    .map(({ qubits }) => qubits);
}

/** The same circuits by the simulators that others wrote, in seconds of processor time. */
export const peerRows = storedRows("simulators-peers.csv").map((row) => ({
  method: row.method,
  family: row.family,
  qubits: Number(row.qubits),
  bond: Number(row.bond),
  peer: row.peer,
  version: row.version,
  ours: Number(row.ours_seconds),
  theirs: Number(row.peer_seconds),
}));

/** The number of noisy runs of a vector that cost as much as one noisy density matrix. */
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

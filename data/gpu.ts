import { storedData, storedRows } from "./stored-data.ts";

export type Precision = "single" | "double";
/** A gate has a kernel of its own, or many gates share one pass over the memory. */
export type Way = "one kernel a gate" | "fused";

/** A circuit of random gates and CX between neighbors, in four layers, on one GPU. */
export const gpuRows = storedRows("gpu.csv").map((row) => ({
  precision: row.precision as Precision,
  qubits: Number(row.qubits),
  way: row.way as Way,
  gates: Number(row.gates),
  /** The number of times that the state is read and written. */
  passes: Number(row.passes),
  seconds: Number(row.seconds),
  bytesMoved: Number(row.bytes_moved),
}));

export type GpuRow = (typeof gpuRows)[number];

export function gpuRow(precision: Precision, qubits: number, way: Way): GpuRow {
  const found = gpuRows.find(
    (row) => row.precision === precision && row.qubits === qubits && row.way === way,
  );
  if (found === undefined) throw new Error(`gpu.csv: no ${precision} ${way} at ${qubits}`);
  return found;
}

const {
  gpu,
  driver,
  cupy,
  copy_tb_per_second: copy,
  check,
} = JSON.parse(storedData("gpu-machine.json"));

/** The GPU, its driver, and the library, as a sentence names them. */
export const gpuMachine = `${gpu}, driver ${driver}, CuPy ${cupy}`;
export const gpuName: string = gpu;
/** Bytes that a plain copy reads and writes in a second. */
export const COPY_BYTES_PER_SECOND: number = copy * 1e12;
/** Bytes a second by the data sheet of the NVIDIA H200. */
export const DATA_SHEET_BYTES_PER_SECOND = 4.8e12;
/** The largest difference of an amplitude from our simulator's, in double precision. */
export const gpuDifference = Math.max(
  ...Object.entries<number>(check)
    .filter(([name]) => name.startsWith("double"))
    .map(([, difference]) => difference),
);

export const bytesPerSecond = ({ bytesMoved, seconds }: GpuRow): number => bytesMoved / seconds;

/** The fused circuit runs this many times faster. */
export function fusionGain(precision: Precision, qubits: number): number {
  return (
    gpuRow(precision, qubits, "one kernel a gate").seconds /
    gpuRow(precision, qubits, "fused").seconds
  );
}

/** Seconds for a circuit of so many gates of the same kind. */
export function secondsFor(gates: number, row: GpuRow): number {
  return (gates * row.seconds) / row.gates;
}

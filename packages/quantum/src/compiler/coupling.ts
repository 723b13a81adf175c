import type { Basis, OneQubitBasis } from "../circuit/decompose.ts";
import { range } from "../range.ts";

/** Which qubits of a device can interact, and how far apart any two are. */
export interface Coupling {
  name: string;
  size: number;
  edges: readonly (readonly [number, number])[];
  neighbors: readonly (readonly number[])[];
  /** Row by row. */
  distance: Uint16Array;
  /** Two-qubit gates that the device has, control times size plus target; both directions of each edge, unless given. */
  directions?: ReadonlySet<number>;
  /** The probability that a two-qubit gate fails, by the same numbers, both ways. */
  errors?: ReadonlyMap<number, number>;
  /** Set where it is the largest piece of a device: how many qubits that has, and the numbers of these there. */
  whole?: { size: number; labels: readonly number[] };
  /** The device's own gates, which options override. */
  basis?: Basis;
  oneQubit?: OneQubitBasis;
}

export type Edge = readonly [number, number];

const MAX_DEVICE_QUBITS = 256;
const UNREACHED_DISTANCE = 0xffff;

/** A device that does not exist, or cannot run a program. */
export class DeviceError extends Error {}

/** The neighbors of each of so many vertices. */
export function adjacency(edges: readonly Edge[], size: number): number[][] {
  return range(size).map((q) => edges.flatMap(([a, b]) => (a === q ? [b] : b === q ? [a] : [])));
}

export function coupling(name: string, size: number, edges: readonly Edge[]): Coupling {
  const neighbors = adjacency(edges, size);
  const distance = new Uint16Array(size * size).fill(UNREACHED_DISTANCE);
  for (let start = 0; start < size; start++) measureFrom(start, neighbors, distance);
  const far = distance.subarray(0, size).indexOf(UNREACHED_DISTANCE);
  if (far >= 0)
    throw new DeviceError(`the device is in pieces: no path leads from qubit 0 to qubit ${far}`);
  return { name, size, edges, neighbors, distance };
}

function measureFrom(
  start: number,
  neighbors: readonly (readonly number[])[],
  distance: Uint16Array,
): void {
  const row = start * neighbors.length;
  distance[row + start] = 0;
  const queue = [start];
  for (const qubit of queue) {
    for (const next of neighbors[qubit]) {
      if (distance[row + next] !== UNREACHED_DISTANCE) continue;
      distance[row + next] = distance[row + qubit] + 1;
      queue.push(next);
    }
  }
}

function path(first: number, last: number): Edge[] {
  return range(last - first).map((k) => [first + k, first + k + 1] as const);
}

export function line(size: number): Coupling {
  checkSize(size);
  return coupling(`line-${size}`, size, path(0, size - 1));
}

export function ring(size: number): Coupling {
  checkSize(size);
  const closing: Edge[] = size > 2 ? [[size - 1, 0]] : [];
  return coupling(`ring-${size}`, size, [...path(0, size - 1), ...closing]);
}

/** Numbered row by row. */
export function grid(rows: number, columns: number): Coupling {
  for (const side of [rows, columns]) checkSize(side);
  checkSize(rows * columns);
  const edges: Edge[] = [];
  for (let qubit = 0; qubit < rows * columns; qubit++) {
    if ((qubit + 1) % columns > 0) edges.push([qubit, qubit + 1]);
    if (qubit + columns < rows * columns) edges.push([qubit, qubit + columns]);
  }
  return coupling(`grid-${rows}x${columns}`, rows * columns, edges);
}

export function full(size: number): Coupling {
  checkSize(size);
  const edges = range(size).flatMap((b) => range(b).map((a) => [a, b] as const));
  return coupling(`full-${size}`, size, edges);
}

/** IBM's Falcon of 27 qubits; the first 16 of its numbers are those of Guadalupe. */
const falcon = edgesOf(
  "0-1,1-2,1-4,2-3,3-5,4-7,5-8,6-7,7-10,8-9,8-11,10-12,11-14,12-13,12-15,13-14,14-16,15-18,16-19,17-18,18-21,19-20,19-22,21-23,22-25,23-24,24-25,25-26",
);

/** Rows of qubits, and single ones that join each to the next at every fourth column, numbered row by row. */
interface HeavyRows {
  rows: number;
  columns: number;
  /** The first column with such a qubit below an even row, and below an odd one. */
  even: number;
  odd: number;
  /** The first row lacks its last qubit and the last row its first. */
  isCut?: boolean;
  /** The last row has single qubits below it too. */
  isOpen?: boolean;
}

function heavyRows({ rows, columns, even, odd, isCut, isOpen }: HeavyRows): Edge[] {
  const edges: Edge[] = [];
  const numbers = new Map<string, number>();
  const below: { row: number; column: number; joint: number }[] = [];
  let next = 0;
  for (let row = 0; row < rows; row++) {
    const first = isCut && row === rows - 1 ? 1 : 0;
    const last = columns - (isCut && row === 0 ? 2 : 1);
    for (let column = first; column <= last; column++) {
      if (column > first) edges.push([next - 1, next]);
      numbers.set(`${row},${column}`, next++);
    }
    if (row === rows - 1 && !isOpen) break;
    for (let column = row % 2 === 0 ? even : odd; column < columns; column += 4) {
      below.push({ row, column, joint: next++ });
    }
  }
  for (const { row, column, joint } of below) {
    for (const side of [row, row + 1]) {
      const number = numbers.get(`${side},${column}`);
      if (number !== undefined) edges.push([Math.min(number, joint), Math.max(number, joint)]);
    }
  }
  return edges;
}

/** From 65 on IBM's Hummingbird, Eagle and the two Herons. */
const heavyHexEdges: Readonly<Record<number, readonly Edge[]>> = {
  7: edgesOf("0-1,1-2,1-3,3-5,4-5,5-6"),
  16: falcon.filter(([, b]) => b < 16),
  27: falcon,
  65: heavyRows({ rows: 5, columns: 11, even: 0, odd: 2, isCut: true }),
  127: heavyRows({ rows: 7, columns: 15, even: 0, odd: 2, isCut: true }),
  133: heavyRows({ rows: 7, columns: 15, even: 0, odd: 2, isOpen: true }),
  156: heavyRows({ rows: 8, columns: 16, even: 3, odd: 1 }),
};

export function heavyHex(size: number): Coupling {
  if (!Object.hasOwn(heavyHexEdges, size)) {
    throw new DeviceError(
      `heavy-hex has ${Object.keys(heavyHexEdges).join(", ")} qubits, not ${size}`,
    );
  }
  return coupling(`heavy-hex-${size}`, size, heavyHexEdges[size]);
}

/** IBM Q20 Tokyo, on which the paper of SABRE measured: a grid of four rows with crossed diagonals in every other cell. */
export function tokyo(): Coupling {
  const falling: Edge[] = [1, 3, 5, 7, 11, 13].map((k) => [k, k + 6]);
  const rising: Edge[] = [2, 4, 6, 8, 12, 14].map((k) => [k, k + 4]);
  return coupling("tokyo-20", 20, [...grid(4, 5).edges, ...falling, ...rising]);
}

export function checkSize(size: number): number {
  if (!Number.isInteger(size)) throw new DeviceError("a device has a whole number of qubits");
  if (size < 1) throw new DeviceError("a device needs at least one qubit");
  if (size > MAX_DEVICE_QUBITS)
    throw new DeviceError(`a device has at most ${MAX_DEVICE_QUBITS} qubits here`);
  return size;
}

/** The first neighbor that is nearer to another qubit; that qubit itself where none is. */
export function stepToward(
  { neighbors, distance, size }: Coupling,
  from: number,
  to: number,
): number {
  const gap = distance[from * size + to];
  return neighbors[from].find((other) => distance[other * size + to] < gap) ?? to;
}

const families: Readonly<Record<string, (size: number) => Coupling>> = { line, ring, full };

/** The smallest device of each shape that so many qubits fit on. */
export const smallestDevices = {
  line,
  ring: (qubits) => ring(Math.max(3, qubits)),
  grid: (qubits) => {
    const rows = Math.max(2, Math.floor(Math.sqrt(qubits)));
    return grid(rows, Math.max(2, Math.ceil(qubits / rows)));
  },
  "heavy-hex": (qubits) => heavyHex(qubits <= 7 ? 7 : qubits <= 16 ? 16 : 27),
  full,
} as const satisfies Record<string, (qubits: number) => Coupling>;

/** A device by its name: `line-5`, `ring-8`, `grid-4x4`, `heavy-hex-27`, `tokyo-20`, `full-6`. */
export function deviceNamed(name: string): Coupling {
  if (name === "tokyo-20") return tokyo();
  const [, rows, columns] = /^grid-(\d{1,4})x(\d{1,4})$/.exec(name) ?? [];
  if (columns) return grid(Number(rows), Number(columns));
  const [, family, size] = /^(line|ring|full|heavy-hex)-(\d{1,4})$/.exec(name) ?? [];
  if (family === "heavy-hex") return heavyHex(Number(size));
  if (family) return families[family](Number(size));
  throw new DeviceError(
    `no device is called ${JSON.stringify(name.slice(0, 40))}; there are line-N, ring-N, grid-RxC, heavy-hex-7|16|27|65|127|133|156, tokyo-20 and full-N`,
  );
}

function edgesOf(text: string): Edge[] {
  return text.split(",").map((pair) => {
    const [a, b] = pair.split("-").map(Number);
    return [a, b];
  });
}

export function checkFits({ qubits }: { qubits: number }, { size, whole }: Coupling): void {
  if (qubits > size) {
    const which = whole ? " that hang together" : "";
    throw new DeviceError(`the program has ${qubits} qubits, the device only ${size}${which}`);
  }
}

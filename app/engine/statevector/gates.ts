type Fixed = "H" | "X" | "Y" | "Z" | "S" | "SDG" | "T" | "TDG";
type Rotation = "RX" | "RY" | "RZ";
export type Pair = "CX" | "CZ" | "SWAP";

export type Gate =
  | { name: Fixed; qubits: readonly [number] }
  | { name: Rotation; qubits: readonly [number]; angle: number }
  | { name: Pair; qubits: readonly [number, number] }
  | { name: "CP"; qubits: readonly [number, number]; angle: number };

export function fixed(name: Fixed, qubit: number): Gate {
  return { name, qubits: [qubit] };
}

export function rotation(name: Rotation, qubit: number, angle: number): Gate {
  return { name, qubits: [qubit], angle };
}

/** For CX the first qubit is the control. */
export function pair(name: Pair, first: number, second: number): Gate {
  return { name, qubits: [first, second] };
}

export function controlledPhase(first: number, second: number, angle: number): Gate {
  return { name: "CP", qubits: [first, second], angle };
}

export type Complex = readonly [re: number, im: number];
type Matrix = readonly (readonly Complex[])[];

const ZERO: Complex = [0, 0];
const ONE: Complex = [1, 0];

function polar(angle: number): Complex {
  return [Math.cos(angle), Math.sin(angle)];
}

function diagonal(...entries: readonly Complex[]): Matrix {
  return entries.map((entry, row) => entries.map((_, column) => (row === column ? entry : ZERO)));
}

function permutation(...columns: readonly number[]): Matrix {
  return columns.map((one) => columns.map((_, column) => (column === one ? ONE : ZERO)));
}

const ROOT_HALF = Math.SQRT1_2;

/** The gate's unitary; for two qubits the first one is the low bit of the row and column index. */
export function matrixOf(gate: Gate): Matrix {
  switch (gate.name) {
    case "H":
      return [
        [
          [ROOT_HALF, 0],
          [ROOT_HALF, 0],
        ],
        [
          [ROOT_HALF, 0],
          [-ROOT_HALF, 0],
        ],
      ];
    case "X":
      return permutation(1, 0);
    case "Y":
      return [
        [ZERO, [0, -1]],
        [[0, 1], ZERO],
      ];
    case "Z":
      return diagonal(ONE, [-1, 0]);
    case "S":
      return diagonal(ONE, [0, 1]);
    case "SDG":
      return diagonal(ONE, [0, -1]);
    case "T":
      return diagonal(ONE, polar(Math.PI / 4));
    case "TDG":
      return diagonal(ONE, polar(-Math.PI / 4));
    case "RX":
    case "RY":
    case "RZ":
      return rotationMatrix(gate.name, gate.angle);
    case "CX":
      return permutation(0, 3, 2, 1);
    case "CZ":
      return diagonal(ONE, ONE, ONE, [-1, 0]);
    case "CP":
      return diagonal(ONE, ONE, ONE, polar(gate.angle));
    case "SWAP":
      return permutation(0, 2, 1, 3);
  }
}

function rotationMatrix(name: Rotation, angle: number): Matrix {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  if (name === "RZ") return diagonal(polar(-angle / 2), polar(angle / 2));
  if (name === "RX") {
    return [
      [
        [c, 0],
        [0, -s],
      ],
      [
        [0, -s],
        [c, 0],
      ],
    ];
  }
  return [
    [
      [c, 0],
      [-s, 0],
    ],
    [
      [s, 0],
      [c, 0],
    ],
  ];
}

import { pairRotation, rotation } from "../../circuit/build.ts";
import {
  type Circuit,
  type Gate,
  type Operation,
  type PairRotationGate,
  pairRotationGates,
} from "../../circuit/gate.ts";
import { matrixOf } from "../../circuit/matrix.ts";
import { oneQubitGates, phaseGates, tidyAngle } from "../synthesis/one-qubit.ts";
import { commutes } from "./commute.ts";

/** How many earlier gates are looked at; a canceling partner is rarely further back. */
const MAX_EARLIER_GATES = 100;

/** A rotation about an axis, up to a global phase. */
interface AxisRotation {
  axis: "rx" | "ry" | "rz";
  angle: number;
}

const rotations: Readonly<Partial<Record<Gate["name"], AxisRotation>>> = {
  x: { axis: "rx", angle: Math.PI },
  sx: { axis: "rx", angle: Math.PI / 2 },
  y: { axis: "ry", angle: Math.PI },
  z: { axis: "rz", angle: Math.PI },
  s: { axis: "rz", angle: Math.PI / 2 },
  sdg: { axis: "rz", angle: -Math.PI / 2 },
  t: { axis: "rz", angle: Math.PI / 4 },
  tdg: { axis: "rz", angle: -Math.PI / 4 },
};

export function rotationOf(gate: Gate): AxisRotation | undefined {
  switch (gate.name) {
    case "rx":
    case "ry":
    case "rz":
    case "p":
      return { axis: gate.name === "p" ? "rz" : gate.name, angle: gate.angles[0] };
    default:
      return rotations[gate.name];
  }
}

/** Places of a gate's qubits that may be exchanged. */
const symmetricPlaces: Partial<Record<Gate["name"], readonly [number, number]>> = {
  cz: [0, 1],
  swap: [0, 1],
  cp: [0, 1],
  ccx: [0, 1],
  cswap: [1, 2],
};

/** Whether a gate is the same on other qubits, however a symmetric one was written. */
function isSameOn({ name, qubits }: Gate, others: readonly number[]): boolean {
  if (qubits.every((qubit, k) => qubit === others[k])) return true;
  const [i, j] = symmetricPlaces[name] ?? [0, 0];
  return qubits.every((qubit, k) => qubit === others[k === i ? j : k === j ? i : k]);
}

/** The product of two gates as at most one gate, or undefined where there is none. */
function combine(first: Gate, second: Gate): Gate[] | undefined {
  const [qubit] = first.qubits;
  const a = second.qubits.length === 1 ? rotationOf(first) : undefined;
  const b = a && rotationOf(second);
  if (a !== undefined && b !== undefined) {
    if (a.axis !== b.axis || qubit !== second.qubits[0]) return undefined;
    const angle = a.angle + b.angle;
    return a.axis === "rz"
      ? phaseGates(angle, qubit)
      : oneQubitGates(matrixOf(rotation(a.axis, angle, qubit)), qubit);
  }
  if (first.name !== second.name || !isSameOn(first, second.qubits)) return undefined;
  if (ownInverses.includes(first.name)) return [];
  return isPairRotation(first) && isPairRotation(second) ? rotationSum(first, second) : undefined;
}

/** Gates that are their own inverses, besides rotations about an axis. */
const ownInverses: readonly string[] = ["h", "cx", "cy", "cz", "ch", "swap", "ecr", "ccx", "cswap"];

type PairRotation = Extract<Gate, { name: PairRotationGate }>;

function isPairRotation(gate: Gate): gate is PairRotation {
  return (pairRotationGates as readonly string[]).includes(gate.name);
}

/** A controlled rotation repeats after two turns, a controlled phase after one. */
function rotationSum({ name, qubits, angles }: PairRotation, second: PairRotation): Gate[] {
  const sum = angles[0] + second.angles[0];
  const angle = name === "cp" ? tidyAngle(sum) : 2 * tidyAngle(sum / 2);
  return Math.abs(angle) < 1e-10 ? [] : [pairRotation(name, angle, ...qubits)];
}

function isIdentity(operation: Operation): boolean {
  if (operation.name === "barrier") return operation.qubits.length === 0;
  if (operation.name === "id") return true;
  const rotation = rotationOf(operation);
  return rotation !== undefined && tidyAngle(rotation.angle) === 0;
}

/** Peephole optimization: cancels inverse gates and merges rotations, also across gates that commute with them. */
export function cancel(circuit: Circuit): Circuit {
  let current = circuit;
  for (;;) {
    const next = cancelOnce(current);
    if (next.operations.length === current.operations.length) return next;
    current = next;
  }
}

function cancelOnce({ qubits, operations }: Circuit): Circuit {
  const result: (Operation | undefined)[] = [];
  const wires: number[][] = Array.from({ length: qubits }, () => []);
  for (const operation of operations) {
    if (isIdentity(operation)) continue;
    if (operation.name !== "barrier" && mergesIntoEarlier(operation, result, wires)) continue;
    for (const qubit of operation.qubits) wires[qubit].push(result.length);
    result.push(operation);
  }
  return { qubits, operations: result.filter((operation) => operation !== undefined) };
}

function mergesIntoEarlier(
  gate: Gate,
  result: (Operation | undefined)[],
  wires: number[][],
): boolean {
  const lines = gate.qubits.map((qubit) => wires[qubit]);
  const at = lines.map((line) => line.length - 1);
  for (let step = 0; step < MAX_EARLIER_GATES; step++) {
    let latest = -1;
    for (let k = 0; k < at.length; k++) {
      if (at[k] >= 0) latest = Math.max(latest, lines[k][at[k]]);
    }
    if (latest < 0) return false;
    for (let k = 0; k < at.length; k++) {
      if (at[k] >= 0 && lines[k][at[k]] === latest) at[k]--;
    }
    const other = result[latest];
    if (other === undefined) continue;
    if (other.name === "barrier") return false;
    const product = combine(other, gate);
    if (product !== undefined) {
      result[latest] = product[0];
      return true;
    }
    if (!commutes(other, gate)) return false;
  }
  return false;
}

import { pairRotation, rotation } from "../../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import { matrixOf } from "../../circuit/matrix.ts";
import { oneQubitGate, phaseGate, tidyAngle } from "../synthesis/one-qubit.ts";
import { commutes } from "./commute.ts";

/** How many earlier gates are looked at; a canceling partner is rarely further back. */
const WINDOW = 100;

/** The angle of a rotation about an axis, up to a global phase. */
export function rotationAngle(gate: Gate): { axis: "rx" | "ry" | "rz"; angle: number } | undefined {
  switch (gate.name) {
    case "z":
      return { axis: "rz", angle: Math.PI };
    case "s":
      return { axis: "rz", angle: Math.PI / 2 };
    case "sdg":
      return { axis: "rz", angle: -Math.PI / 2 };
    case "t":
      return { axis: "rz", angle: Math.PI / 4 };
    case "tdg":
      return { axis: "rz", angle: -Math.PI / 4 };
    case "rz":
    case "p":
      return { axis: "rz", angle: gate.angles[0] };
    case "x":
      return { axis: "rx", angle: Math.PI };
    case "sx":
      return { axis: "rx", angle: Math.PI / 2 };
    case "rx":
      return { axis: "rx", angle: gate.angles[0] };
    case "y":
      return { axis: "ry", angle: Math.PI };
    case "ry":
      return { axis: "ry", angle: gate.angles[0] };
    default:
      return undefined;
  }
}

/** Places of a gate's qubits that may be exchanged. */
const SYMMETRIC: Partial<Record<Gate["name"], readonly [number, number]>> = {
  cz: [0, 1],
  swap: [0, 1],
  cp: [0, 1],
  ccx: [0, 1],
  cswap: [1, 2],
};

/** Whether a gate is the same on other qubits, however a symmetric one was written. */
function isSameOn({ name, qubits }: Gate, others: readonly number[]): boolean {
  if (qubits.every((qubit, k) => qubit === others[k])) return true;
  const [i, j] = SYMMETRIC[name] ?? [0, 0];
  return qubits.every((qubit, k) => qubit === others[k === i ? j : k === j ? i : k]);
}

/** The product of two gates as at most one gate, or undefined where there is none. */
function combine(first: Gate, second: Gate): Gate[] | undefined {
  const [qubit] = first.qubits;
  const a = second.qubits.length === 1 ? rotationAngle(first) : undefined;
  const b = a && rotationAngle(second);
  if (a !== undefined && b !== undefined) {
    if (a.axis !== b.axis || qubit !== second.qubits[0]) return undefined;
    const angle = a.angle + b.angle;
    const gate =
      a.axis === "rz"
        ? phaseGate(angle, qubit)
        : oneQubitGate(matrixOf(rotation(a.axis, angle, qubit)), qubit);
    return gate === undefined ? [] : [gate];
  }
  if (first.name !== second.name || !isSameOn(first, second.qubits)) return undefined;
  switch (first.name) {
    case "h":
    case "cx":
    case "cy":
    case "cz":
    case "ch":
    case "swap":
    case "ccx":
    case "cswap":
      return [];
    case "cp":
    case "crx":
    case "cry":
    case "crz":
      return second.name === first.name ? combinePairRotations(first, second.angles[0]) : undefined;
    default:
      return undefined;
  }
}

/** A controlled rotation repeats after two turns, a controlled phase after one. */
function combinePairRotations(
  { name, qubits, angles }: Extract<Gate, { name: "cp" | "crx" | "cry" | "crz" }>,
  more: number,
): Gate[] {
  const sum = angles[0] + more;
  const angle = name === "cp" ? tidyAngle(sum) : 2 * tidyAngle(sum / 2);
  return Math.abs(angle) < 1e-10 ? [] : [pairRotation(name, angle, ...qubits)];
}

function isIdentity(operation: Operation): boolean {
  if (operation.name === "barrier") return operation.qubits.length === 0;
  if (operation.name === "id") return true;
  const rotation = rotationAngle(operation);
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
  for (let step = 0; step < WINDOW; step++) {
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

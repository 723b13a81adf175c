import { pairRotation, rotation } from "../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../circuit/gate.ts";
import { matrixOf } from "../circuit/matrix.ts";
import { commutes } from "./commute.ts";
import { oneQubitGate, phaseGate, tidyAngle } from "./one-qubit.ts";

/** How far back a partner is sought: circuits in practice hold theirs much nearer. */
const REACH = 100;

/** The angle of a rotation about an axis, up to a global phase. */
function rotationAngle(gate: Gate): { axis: "rx" | "ry" | "rz"; angle: number } | undefined {
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
    case "id":
    case "h":
    case "u":
    case "cx":
    case "cy":
    case "cz":
    case "ch":
    case "swap":
    case "cp":
    case "crx":
    case "cry":
    case "crz":
    case "cu":
    case "ccx":
    case "cswap":
      return undefined;
  }
}

/** Qubits in an order that does not depend on how a symmetric gate was written. */
function canonicalQubits({ name, qubits }: Gate): string {
  const [a, b, c] = qubits;
  const sorted = (x: number, y: number) => [Math.min(x, y), Math.max(x, y)];
  if (name === "cz" || name === "swap" || name === "cp") return sorted(a, b ?? a).join();
  if (name === "ccx") return [...sorted(a, b ?? a), c].join();
  if (name === "cswap") return [a, ...sorted(b ?? a, c ?? a)].join();
  return qubits.join();
}

/** The product of two gates as at most one gate, or undefined where there is none. */
function combine(first: Gate, second: Gate): Gate[] | undefined {
  const a = rotationAngle(first);
  const b = rotationAngle(second);
  const [qubit] = first.qubits;
  if (a !== undefined && b !== undefined) {
    if (a.axis !== b.axis || qubit !== second.qubits[0]) return undefined;
    const angle = a.angle + b.angle;
    const gate =
      a.axis === "rz"
        ? phaseGate(angle, qubit)
        : oneQubitGate(matrixOf(rotation(a.axis, angle, qubit)), qubit);
    return gate === undefined ? [] : [gate];
  }
  if (first.name !== second.name || canonicalQubits(first) !== canonicalQubits(second))
    return undefined;
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

function isNothing(operation: Operation): boolean {
  if (operation.name === "barrier") return operation.qubits.length === 0;
  if (operation.name === "id") return true;
  const rotation = rotationAngle(operation);
  return rotation !== undefined && tidyAngle(rotation.angle) === 0;
}

/** Cancels inverse gates and merges rotations that meet once commuting gates have stepped aside. */
export function cancel(circuit: Circuit): Circuit {
  let current = circuit;
  for (;;) {
    const next = cancelOnce(current);
    if (next.operations.length === current.operations.length) return next;
    current = next;
  }
}

function cancelOnce({ qubits, operations }: Circuit): Circuit {
  const kept: (Operation | undefined)[] = [];
  const wires: number[][] = Array.from({ length: qubits }, () => []);
  for (const operation of operations) {
    if (isNothing(operation)) continue;
    if (operation.name !== "barrier" && meetsPartner(operation, kept, wires)) continue;
    for (const qubit of operation.qubits) wires[qubit].push(kept.length);
    kept.push(operation);
  }
  return { qubits, operations: kept.filter((operation) => operation !== undefined) };
}

function meetsPartner(gate: Gate, kept: (Operation | undefined)[], wires: number[][]): boolean {
  const at = gate.qubits.map((qubit) => wires[qubit].length - 1);
  for (let step = 0; step < REACH; step++) {
    let latest = -1;
    for (const [k, qubit] of gate.qubits.entries()) {
      if (at[k] >= 0) latest = Math.max(latest, wires[qubit][at[k]]);
    }
    if (latest < 0) return false;
    for (const [k, qubit] of gate.qubits.entries()) {
      if (at[k] >= 0 && wires[qubit][at[k]] === latest) at[k]--;
    }
    const other = kept[latest];
    if (other === undefined) continue;
    if (other.name === "barrier") return false;
    const product = combine(other, gate);
    if (product !== undefined) {
      kept[latest] = product[0];
      return true;
    }
    if (!commutes(other, gate)) return false;
  }
  return false;
}

import { type Gate, pair, rotation } from "#app/engine/statevector/gates.ts";
import { sameQubits, sharesQubit } from "./circuit.ts";
import { commutes } from "./commute.ts";

const TURN = 2 * Math.PI;

/** Named phase gates and Paulis as rotations, equal up to a global phase. */
function asRotation(gate: Gate): Gate {
  const [qubit] = gate.qubits;
  switch (gate.name) {
    case "X":
      return rotation("RX", qubit, Math.PI);
    case "Y":
      return rotation("RY", qubit, Math.PI);
    case "Z":
      return rotation("RZ", qubit, Math.PI);
    case "S":
      return rotation("RZ", qubit, Math.PI / 2);
    case "SDG":
      return rotation("RZ", qubit, -Math.PI / 2);
    case "T":
      return rotation("RZ", qubit, Math.PI / 4);
    case "TDG":
      return rotation("RZ", qubit, -Math.PI / 4);
    default:
      return gate;
  }
}

/** Into (−π, π]; a whole turn is a global phase for a rotation, the identity for a controlled phase. */
function wrap(angle: number): number {
  const turns = angle - TURN * Math.round(angle / TURN);
  return turns <= -Math.PI + 1e-12 ? turns + TURN : turns;
}

function isIdentity(gate: Gate): boolean {
  return "angle" in gate && Math.abs(wrap(gate.angle)) < 1e-9;
}

/** The product of two gates as at most one gate, or undefined where there is none. */
function combine(a: Gate, b: Gate): Gate[] | undefined {
  if (a.name !== b.name || !sameQubits(a, b)) return undefined;
  if ("angle" in a && "angle" in b) {
    const merged = { ...a, angle: wrap(a.angle + b.angle) };
    return isIdentity(merged) ? [] : [merged];
  }
  if (a.name === "CX" && a.qubits[0] !== b.qubits[0]) return undefined;
  return [];
}

function combineOnce(gates: readonly Gate[]): Gate[] | undefined {
  for (const [i, first] of gates.entries()) {
    for (let j = i + 1; j < gates.length; j++) {
      const second = gates[j];
      const product = combine(first, second);
      if (product === undefined) continue;
      const between = gates.slice(i + 1, j);
      const before = gates.slice(0, i);
      const after = gates.slice(j + 1);
      if (between.every((gate) => commutes(first, gate)))
        return [...before, ...between, ...product, ...after];
      if (between.every((gate) => commutes(second, gate)))
        return [...before, ...product, ...between, ...after];
    }
  }
  return undefined;
}

/** What a gate becomes between two Hadamards on one of its qubits. */
function conjugate(gate: Gate, qubit: number): Gate | undefined {
  if (gate.name === "RZ") return rotation("RX", qubit, gate.angle);
  if (gate.name === "RX") return rotation("RZ", qubit, gate.angle);
  if (gate.name === "CX" && gate.qubits[1] === qubit) return pair("CZ", gate.qubits[0], qubit);
  if (gate.name === "CZ") {
    const other = gate.qubits[0] === qubit ? gate.qubits[1] : gate.qubits[0];
    return pair("CX", other, qubit);
  }
  return undefined;
}

function conjugateOnce(gates: readonly Gate[]): Gate[] | undefined {
  for (const [i, first] of gates.entries()) {
    if (first.name !== "H") continue;
    const onSame = gates.flatMap((gate, k) => (k > i && sharesQubit(gate, first) ? [k] : []));
    const [middle, last] = onSame;
    if (middle === undefined || last === undefined || gates[last].name !== "H") continue;
    const replaced = conjugate(gates[middle], first.qubits[0]);
    if (replaced === undefined) continue;
    return gates.flatMap((gate, k) =>
      k === i || k === last ? [] : k === middle ? [replaced] : [gate],
    );
  }
  return undefined;
}

/** Cancels inverse pairs, merges rotations and absorbs Hadamards, through commuting gates, until nothing is left to do. */
export function optimise(gates: readonly Gate[]): Gate[] {
  let current = gates.map(asRotation).filter((gate) => !isIdentity(gate));
  for (;;) {
    const next = combineOnce(current) ?? conjugateOnce(current);
    if (next === undefined) return current;
    current = next;
  }
}

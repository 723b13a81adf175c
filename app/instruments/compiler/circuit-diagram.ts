import type { Circuit, Gate, Operation } from "@adyakshar/quantum/circuit";
import { controlCounts, rotation } from "@adyakshar/quantum/circuit";
import type { Routed } from "@adyakshar/quantum/compiler";
import { createColumns, phaseOf, phaseSymbol } from "#app/drawing/circuit.ts";

export type GateSymbol = "box" | "disc" | "plus" | "cross" | "dot" | "barrier";

/** A gate as it is drawn: rows from the top, columns from the left. */
export interface DiagramGate {
  /** Stays the same where the next pass keeps the gate, so that it moves. */
  id: number;
  /** The first of its columns, and how many it takes. */
  column: number;
  span: number;
  controls: readonly number[];
  targets: readonly number[];
  symbol: GateSymbol;
  label: string;
  /** A gate that is a phase has it in turns. */
  phase?: number;
  /** For the table: `cx q0, q3`. */
  text: string;
  /** The index of its operation in the circuit, and the step of the depth that it begins in. */
  index: number;
  step: number;
  /** Angles are in degrees. */
  angles: readonly number[];
}

export interface CircuitDiagram {
  gates: readonly DiagramGate[];
  columns: number;
  /** The column in which each step of the depth begins, and the end of the last. */
  steps: readonly number[];
  /** Columns beyond those drawn. */
  more: number;
  /** The program's qubit that begins and ends on each row; -1 where none does. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A larger diagram would be too much for a page to hold, and for anyone to read. */
const MAX_DRAWN_COLUMNS = 80;
const MAX_DRAWN_GATES = 240;

/** A SWAP is three two-qubit gates, and as wide. */
const SWAP_SPAN = 3;

/** Rows are the wires that something happens on, in the device's order; columns stand in the order of the depth. */
export function diagramOf({ circuit, layout, output }: Routed): CircuitDiagram {
  const usedWires = new Set([...layout, ...output]);
  for (const { name, qubits } of circuit.operations) {
    if (name !== "barrier") for (const qubit of qubits) usedWires.add(qubit);
  }
  const wires = [...usedWires].sort((a, b) => a - b);
  const rowOf = new Map(wires.map((wire, row) => [wire, row]));
  const columnOf = createColumns(wires.length);
  const gates: DiagramGate[] = [];
  const steps = [0];
  let columns = 0;
  for (const { operation, index, step } of inSteps(circuit)) {
    const rows = operation.qubits.flatMap((qubit) => rowOf.get(qubit) ?? []);
    if (rows.length === 0) continue;
    const span = operation.name === "swap" ? SWAP_SPAN : 1;
    const column = columnOf(rows, span, steps[step]);
    columns = Math.max(columns, column + span);
    // A barrier takes room, but no step.
    for (let k = 1; k <= span && operation.name !== "barrier"; k++)
      steps[step + k] = Math.max(steps[step + k] ?? 0, column + k);
    if (column + span > MAX_DRAWN_COLUMNS || gates.length >= MAX_DRAWN_GATES) continue;
    const count = operation.name === "barrier" ? 0 : controlCounts[operation.name];
    const names = operation.qubits.map((qubit) => `q${qubit}`).join(", ");
    gates.push({
      id: gates.length,
      column,
      span,
      controls: rows.slice(0, count),
      targets: rows.slice(count),
      text: `${operation.name} ${names}`,
      index,
      step,
      angles: "angles" in operation ? operation.angles.map((angle) => (180 / Math.PI) * angle) : [],
      ...symbolOf(operation),
    });
  }
  const drawnColumns = gates.reduce((most, gate) => Math.max(most, gate.column + gate.span), 0);
  return {
    gates,
    columns: drawnColumns,
    steps,
    more: columns - drawnColumns,
    starts: wires.map((wire) => layout.indexOf(wire)),
    ends: wires.map((wire) => output.indexOf(wire)),
  };
}

/** Each operation with the step of the depth that it begins in, in that order. */
function inSteps({ qubits, operations }: Circuit) {
  const busyUntil = new Array<number>(qubits).fill(0);
  const placedOperations = operations.map((operation, index) => {
    const step = Math.max(0, ...operation.qubits.map((qubit) => busyUntil[qubit]));
    const length = operation.name === "barrier" ? 0 : operation.name === "swap" ? SWAP_SPAN : 1;
    for (const qubit of operation.qubits) busyUntil[qubit] = step + length;
    return { operation, index, step };
  });
  return placedOperations.sort((a, b) => a.step - b.step || a.index - b.index);
}

function symbolOf(operation: Operation): Pick<DiagramGate, "symbol" | "label" | "phase"> {
  switch (operation.name) {
    case "barrier":
      return { symbol: "barrier", label: "" };
    case "cx":
    case "ccx":
      return { symbol: "plus", label: "" };
    case "cz":
      return { symbol: "dot", label: "" };
    case "swap":
    case "cswap":
      return { symbol: "cross", label: "" };
    case "cp":
    case "crz":
      return discOrBox(operation, rotation("p", operation.angles[0], 0));
    default:
      return discOrBox(operation, operation);
  }
}

/** A disc in the color of the phase, or a box where there is none. */
function discOrBox(gate: Gate, alone: Gate): Pick<DiagramGate, "symbol" | "label" | "phase"> {
  const phase = phaseOf(alone);
  if (phase !== undefined) return { symbol: "disc", label: phaseSymbol(gate), phase };
  const base = controlCounts[gate.name] === 0 ? gate.name : gate.name.slice(1);
  return { symbol: "box", label: base === "id" ? "I" : base.toUpperCase() };
}

/** Gives a gate the id that one of its kind on the same qubits had before the pass; it then moves instead of appearing. */
export function withKeptIds(
  before: CircuitDiagram,
  after: CircuitDiagram,
  nextId: number,
): CircuitDiagram {
  const freeIds = new Map<string, number[]>();
  for (const gate of before.gates) {
    const name = nameOf(gate, before);
    freeIds.set(name, [...(freeIds.get(name) ?? []), gate.id]);
  }
  let freshId = nextId;
  const idOf = (gate: DiagramGate) => freeIds.get(nameOf(gate, after))?.shift() ?? freshId++;
  return { ...after, gates: after.gates.map((gate) => ({ ...gate, id: idOf(gate) })) };
}

function nameOf({ symbol, label, controls, targets }: DiagramGate, { starts }: CircuitDiagram) {
  return `${symbol}${label} ${[...controls, ...targets].map((row) => starts[row])}`;
}

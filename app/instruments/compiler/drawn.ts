import type { Circuit, Gate } from "#app/engine/circuit/gate.ts";

export type Mark = "box" | "disc" | "plus" | "cross" | "dot" | "barrier";

/** A gate as it is drawn: rows from the top, columns from the left. */
export interface DrawnGate {
  /** The same for a gate that the next pass kept. */
  id: number;
  column: number;
  controls: readonly number[];
  targets: readonly number[];
  mark: Mark;
  label: string;
  /** In turns, where the gate is a phase. */
  phase?: number;
  /** For the table: `cx q0, q3`. */
  text: string;
}

export interface Drawing {
  gates: readonly DrawnGate[];
  columns: number;
  /** Columns beyond those drawn. */
  more: number;
  /** For each row the program's qubit that begins and ends there; -1 where none does. */
  starts: readonly number[];
  ends: readonly number[];
}

export interface Wired {
  circuit: Circuit;
  layout: readonly number[];
  output: readonly number[];
}

/** More would be too much for a page to hold, and for anyone to read. */
const MOST_COLUMNS = 160;
const MOST_GATES = 500;

const CONTROLS: Partial<Record<Gate["name"], number>> = {
  cx: 1,
  cy: 1,
  cz: 1,
  ch: 1,
  cp: 1,
  crx: 1,
  cry: 1,
  crz: 1,
  cu: 1,
  ccx: 2,
  cswap: 1,
};

/** Rows are the wires that something happens on, in the device's order. */
export function draw({ circuit, layout, output }: Wired): Drawing {
  const used = new Set([...layout, ...output]);
  for (const { name, qubits } of circuit.operations) {
    if (name !== "barrier") for (const qubit of qubits) used.add(qubit);
  }
  const wires = [...used].sort((a, b) => a - b);
  const rowOf = new Map(wires.map((wire, row) => [wire, row]));
  const next = new Array<number>(wires.length).fill(0);
  const gates: DrawnGate[] = [];
  let columns = 0;
  for (const operation of circuit.operations) {
    const rows = operation.qubits.flatMap((qubit) => rowOf.get(qubit) ?? []);
    if (rows.length === 0) continue;
    const low = Math.min(...rows);
    const high = Math.max(...rows);
    const column = Math.max(...next.slice(low, high + 1));
    next.fill(column + 1, low, high + 1);
    columns = Math.max(columns, column + 1);
    if (column >= MOST_COLUMNS || gates.length >= MOST_GATES) continue;
    const count = CONTROLS[operation.name as Gate["name"]] ?? 0;
    const names = operation.qubits.map((qubit) => `q${qubit}`).join(", ");
    gates.push({
      id: gates.length,
      column,
      controls: rows.slice(0, count),
      targets: rows.slice(count),
      text: `${operation.name} ${names}`,
      ...markOf(operation),
    });
  }
  const drawn = gates.reduce((most, gate) => Math.max(most, gate.column + 1), 0);
  return {
    gates,
    columns: drawn,
    more: columns - drawn,
    starts: wires.map((wire) => layout.indexOf(wire)),
    ends: wires.map((wire) => output.indexOf(wire)),
  };
}

const PHASES: Partial<Record<string, [label: string, turns: number]>> = {
  t: ["T", 1 / 8],
  tdg: ["T†", 7 / 8],
  s: ["S", 1 / 4],
  sdg: ["S†", 3 / 4],
  z: ["Z", 1 / 2],
};

function markOf(
  operation: Circuit["operations"][number],
): Pick<DrawnGate, "mark" | "label" | "phase"> {
  const { name } = operation;
  if (name === "barrier") return { mark: "barrier", label: "" };
  if (name === "cx" || name === "ccx") return { mark: "plus", label: "" };
  if (name === "cz") return { mark: "dot", label: "" };
  if (name === "swap" || name === "cswap") return { mark: "cross", label: "" };
  const [label, turns] = PHASES[name] ?? [];
  if (label !== undefined) return { mark: "disc", label, phase: turns };
  if (name === "p" || name === "rz" || name === "cp" || name === "crz") {
    const phase = operation.angles[0] / (2 * Math.PI);
    return {
      mark: "disc",
      label: name.endsWith("p") ? "P" : "RZ",
      phase: phase - Math.floor(phase),
    };
  }
  const base = name.startsWith("c") ? name.slice(1) : name;
  return { mark: "box", label: base === "id" ? "I" : base.toUpperCase() };
}

/** Gives each gate the number that it had before the pass, where one of its kind was there to be kept. */
export function track(before: Drawing, after: Drawing, nextId: number): Drawing {
  const kept = new Map<string, number[]>();
  const keysOf = (gate: DrawnGate, { starts }: Drawing) => {
    const qubits = [...gate.controls, ...gate.targets].map((row) => starts[row]);
    return [`${gate.mark}${gate.label} ${qubits}`, `${gate.mark}${gate.label}`];
  };
  for (const gate of before.gates) {
    for (const key of keysOf(gate, before)) kept.set(key, [...(kept.get(key) ?? []), gate.id]);
  }
  const taken = new Set<number>();
  const take = (key: string) => {
    const id = kept.get(key)?.find((other) => !taken.has(other));
    if (id !== undefined) taken.add(id);
    return id;
  };
  // First those on the same qubits, then those of the same kind elsewhere.
  const ids = new Map<DrawnGate, number>();
  for (const rank of [0, 1]) {
    for (const gate of after.gates) {
      if (ids.has(gate)) continue;
      const id = take(keysOf(gate, after)[rank]);
      if (id !== undefined) ids.set(gate, id);
    }
  }
  let fresh = nextId;
  return {
    ...after,
    gates: after.gates.map((gate) => ({ ...gate, id: ids.get(gate) ?? fresh++ })),
  };
}

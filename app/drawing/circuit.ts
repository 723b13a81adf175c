import type { Circuit, Gate } from "@adyakshar/quantum/circuit";
import { circle, path, rect, text } from "./marks.ts";
import { dot, segment } from "./path.ts";
import type { Mark } from "./scene.ts";

interface CircuitFrame {
  x: number;
  y: number;
  column: number;
  row: number;
  /** The width of a gate's box. */
  gate: number;
}

/** A circuit on wires; program qubit i begins the line on wire `layout[i]` and ends on `output[i]`. */
interface Drawn {
  circuit: Circuit;
  layout: readonly number[];
  output: readonly number[];
}

export function gatesOf({ operations }: Circuit): Gate[] {
  return operations.filter((operation) => operation.name !== "barrier");
}

/** Gives one gate after another the first of its columns: as early as its wires, and those it crosses, allow. */
export function createColumns(wires: number) {
  const nextColumns = new Array<number>(wires).fill(0);
  return (rows: readonly number[], span = 1, earliest = 0): number => {
    const low = Math.min(...rows);
    const high = Math.max(...rows);
    const column = Math.max(earliest, ...nextColumns.slice(low, high + 1));
    nextColumns.fill(column + span, low, high + 1);
    return column;
  };
}

/** The column of each gate. */
export function columnsOf(gates: readonly Gate[], qubits: number): number[] {
  const columnOf = createColumns(qubits);
  return gates.map((gate) => columnOf(gate.qubits));
}

export function drawCircuit({ circuit, layout, output }: Drawn, frame: CircuitFrame): Mark[] {
  const gates = gatesOf(circuit);
  const places = columnsOf(gates, circuit.qubits);
  const depth = Math.max(...places) + 1;
  const end = frame.x + depth * frame.column;
  const wireY = (qubit: number) => frame.y + qubit * frame.row;

  const wires = layout.map((wire) => segment(frame.x, wireY(wire), end, wireY(wire)));
  const tag = { tone: "quiet", centered: true } as const;
  const begins = (wire: number) =>
    text(frame.x - 5, wireY(wire) + 3.5, `q${layout.indexOf(wire)}`, { ...tag, anchor: "end" });
  const ends = (wire: number) => text(end + 5, wireY(wire) + 3.5, `q${output.indexOf(wire)}`, tag);
  const tags = layout.flatMap((wire) => [begins(wire), ends(wire)]);

  const links: string[] = [];
  const controls: string[] = [];
  const boxes: Mark[] = [];
  for (const [index, gate] of gates.entries()) {
    const x = frame.x + (places[index] + 0.5) * frame.column;
    if (gate.name === "cx") {
      const [control, target] = gate.qubits.map(wireY);
      const r = (6 / 17) * frame.gate;
      const reach = target + Math.sign(target - control) * r;
      links.push(
        segment(x, control, x, reach),
        dot(x, target, r),
        segment(x - r, target, x + r, target),
      );
      controls.push(dot(x, control, 0.43 * r));
    } else if (gate.qubits.length === 1)
      boxes.push(...gateBox(gate, x, wireY(gate.qubits[0]), frame.gate));
    else throw new Error(`no drawing of ${gate.name}: bring the circuit into its basis first`);
  }
  return [
    path(wires.join(""), { stroke: "quiet", width: 1, opacity: 0.6 }),
    path(links.join(""), { stroke: "ink", width: 1.2 }),
    path(controls.join(""), { fill: "ink" }),
    ...boxes,
    ...tags,
  ];
}

const letter = { anchor: "middle", centered: true } as const;

/** Phase gates are filled with the color of their phase; the others have none. */
function gateBox(gate: Gate, x: number, y: number, width: number): Mark[] {
  const phase = phaseOf(gate);
  const side = width / 2;
  if (phase === undefined) {
    return [
      rect(x - side, y - side, width, width, { fill: "ground", stroke: "ink", width: 1 }),
      text(x, y + 3.8, gate.name.toUpperCase(), { ...letter, tone: "ink" }),
    ];
  }
  return [
    circle(x, y, side, { fill: { phase } }),
    text(x, y + 3.8, phaseSymbol(gate), { ...letter, tone: "ground" }),
  ];
}

const TURN_RADIANS = 2 * Math.PI;

/** Gates that give |1⟩ a phase and nothing else: their symbols, and the phase in turns where it is fixed. */
const phaseGates: Partial<Record<Gate["name"], readonly [symbol: string, turns?: number]>> = {
  t: ["T", 1 / 8],
  tdg: ["T†", 7 / 8],
  s: ["S", 1 / 4],
  sdg: ["S†", 3 / 4],
  z: ["Z", 1 / 2],
  p: ["P"],
  cp: ["P"],
  rz: ["RZ"],
  crz: ["RZ"],
};

/** The phase that a one-qubit gate gives to |1⟩, in turns from 0 to 1. */
export function phaseOf(gate: Gate): number | undefined {
  if (gate.name !== "p" && gate.name !== "rz") return phaseGates[gate.name]?.[1];
  const turns = gate.angles[0] / TURN_RADIANS;
  return turns - Math.floor(turns);
}

export function phaseSymbol({ name }: Gate): string {
  return phaseGates[name]?.[0] ?? "P";
}

import type { Gate } from "#app/engine/statevector/gates.ts";
import type { Compiled } from "#app/figures/circuit/compile.ts";
import { circle, mono, path, rect } from "#app/figures/draw/marks.ts";
import { dot, segment } from "#app/figures/draw/path.ts";
import type { Mark } from "#app/figures/scene.ts";

interface Frame {
  x: number;
  y: number;
  column: number;
  row: number;
}

const BOX = 17;

/** The column of each gate: as early as its wires, and those it crosses, allow. */
export function columns(gates: readonly Gate[], qubits: number): number[] {
  const next = new Array<number>(qubits).fill(0);
  return gates.map((gate) => {
    const low = Math.min(...gate.qubits);
    const high = Math.max(...gate.qubits);
    const column = Math.max(...next.slice(low, high + 1));
    next.fill(column + 1, low, high + 1);
    return column;
  });
}

export function drawCircuit({ circuit, initial, final }: Compiled, frame: Frame): Mark[] {
  const places = columns(circuit.gates, circuit.qubits);
  const end = frame.x + (Math.max(...places) + 1) * frame.column;
  const wireY = (qubit: number) => frame.y + qubit * frame.row;
  const columnX = (index: number) => frame.x + (places[index] + 0.5) * frame.column;

  const wires = initial.map((_, wire) => segment(frame.x, wireY(wire), end, wireY(wire)));
  const label = (wire: number, layout: readonly number[]) => `q${layout.indexOf(wire)}`;
  const tags = initial.flatMap((_, wire) => [
    mono(frame.x - 5, wireY(wire) + 3.5, label(wire, initial), {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
    mono(end + 5, wireY(wire) + 3.5, label(wire, final), { size: "s", tone: "quiet" }),
  ]);

  const links: string[] = [];
  const controls: string[] = [];
  const boxes: Mark[] = [];
  for (const [index, gate] of circuit.gates.entries()) {
    const x = columnX(index);
    if (gate.qubits.length === 1) {
      boxes.push(...gateBox(gate, x, wireY(gate.qubits[0])));
      continue;
    }
    const [first, second] = gate.qubits.map(wireY);
    if (gate.name === "SWAP")
      links.push(segment(x, first, x, second), cross(x, first), cross(x, second));
    else {
      const reach = second + Math.sign(second - first) * 6;
      links.push(
        segment(x, first, x, reach),
        dot(x, second, 6),
        segment(x - 6, second, x + 6, second),
      );
      controls.push(dot(x, first, 2.6));
    }
  }
  return [
    path(wires.join(""), { stroke: "quiet", width: 1, opacity: 0.6 }),
    path(links.join(""), { stroke: "ink", width: 1.2 }),
    path(controls.join(""), { fill: "ink" }),
    ...boxes,
    ...tags,
  ];
}

function cross(x: number, y: number): string {
  return segment(x - 4, y - 4, x + 4, y + 4) + segment(x - 4, y + 4, x + 4, y - 4);
}

/** Phase gates carry their phase as hue; the Hadamard has none. */
function gateBox(gate: Gate, x: number, y: number): Mark[] {
  const angle = phaseAngle(gate);
  const side = BOX / 2;
  if (angle === undefined) {
    return [
      rect(x - side, y - side, BOX, BOX, { fill: "ground", stroke: "ink", width: 1 }),
      mono(x, y + 3.8, gate.name, { anchor: "middle", size: "s", tone: "ink" }),
    ];
  }
  return [
    circle(x, y, side, { fill: { phase: angle / (2 * Math.PI) } }),
    mono(x, y + 3.8, phaseName(angle), { anchor: "middle", size: "s", tone: "ground" }),
  ];
}

function phaseAngle(gate: Gate): number | undefined {
  if (gate.name === "T") return Math.PI / 4;
  return gate.name === "RZ" ? gate.angle : undefined;
}

const PHASE_NAMES = new Map([
  [1, "T"],
  [2, "S"],
  [4, "Z"],
]);

function phaseName(angle: number): string {
  return PHASE_NAMES.get(Math.round(angle / (Math.PI / 4))) ?? "P";
}

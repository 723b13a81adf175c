import { type Gate, pair } from "#app/engine/statevector/gates.ts";
import { sharesQubit } from "./circuit.ts";
import type { Coupling } from "./coupling.ts";

/** A circuit on physical qubits; `initial[q]` and `final[q]` say where logical qubit q begins and ends. */
export interface Routed {
  gates: Gate[];
  initial: readonly number[];
  final: readonly number[];
}

/** Chooses the next SWAP; `pending` are the two-qubit gates still to do, the blocked one first. */
type SwapRule = (
  pending: readonly Gate[],
  layout: readonly number[],
  device: Coupling,
) => readonly [number, number];

function relabel(gate: Gate, layout: readonly number[]): Gate {
  if (gate.qubits.length === 1) return { ...gate, qubits: [layout[gate.qubits[0]]] } as Gate;
  return { ...gate, qubits: [layout[gate.qubits[0]], layout[gate.qubits[1]]] } as Gate;
}

function swapped(layout: readonly number[], [a, b]: readonly [number, number]): number[] {
  return layout.map((place) => (place === a ? b : place === b ? a : place));
}

function gap(gate: Gate, layout: readonly number[], device: Coupling): number {
  return gate.qubits.length === 2
    ? device.distance[layout[gate.qubits[0]]][layout[gate.qubits[1]]]
    : 1;
}

function routeWith(
  rule: SwapRule,
  gates: readonly Gate[],
  device: Coupling,
  initial: readonly number[],
): Routed {
  const output: Gate[] = [];
  let layout = [...initial];
  for (const [index, gate] of gates.entries()) {
    while (gap(gate, layout, device) > 1) {
      const pending = gates.slice(index).filter((later) => later.qubits.length === 2);
      const edge = rule(pending, layout, device);
      output.push(pair("SWAP", edge[0], edge[1]));
      layout = swapped(layout, edge);
    }
    output.push(relabel(gate, layout));
  }
  return { gates: output, initial, final: layout };
}

/** SWAPs that bring the blocked gate's qubits one step closer. */
function closer(
  blocked: Gate,
  layout: readonly number[],
  device: Coupling,
): (readonly [number, number])[] {
  const now = gap(blocked, layout, device);
  return device.edges.filter((edge) => gap(blocked, swapped(layout, edge), device) < now);
}

/** The baseline: qubits start in order, and the first one walks to the second. */
export function routeNaively(gates: readonly Gate[], device: Coupling): Routed {
  const identity = Array.from({ length: device.size }, (_, q) => q);
  return routeWith(
    ([blocked], layout) => closer(blocked, layout, device)[0],
    gates,
    device,
    identity,
  );
}

const WINDOW = 8;
const DECAY = 0.7;

/** Among the SWAPs that help the blocked gate, the one that helps the next gates most. */
const lookAhead: SwapRule = (pending, layout, device) => {
  const [blocked, ...rest] = pending;
  const score = (edge: readonly [number, number]) => {
    const after = swapped(layout, edge);
    return rest
      .slice(0, WINDOW)
      .reduce((total, gate, k) => total + DECAY ** k * gap(gate, after, device), 0);
  };
  const options = closer(blocked, layout, device);
  return options.reduce((best, edge) => (score(edge) < score(best) - 1e-12 ? edge : best));
};

export function routeAhead(
  gates: readonly Gate[],
  device: Coupling,
  initial: readonly number[],
): Routed {
  return dropLastSwaps(routeWith(lookAhead, gates, device, initial));
}

/** A SWAP with nothing after it only renames qubits, so it becomes part of the final layout. */
function dropLastSwaps({ gates, initial, final }: Routed): Routed {
  const last = gates.findLastIndex(
    (gate, k) =>
      gate.name === "SWAP" && !gates.slice(k + 1).some((later) => sharesQubit(gate, later)),
  );
  if (last < 0) return { gates, initial, final };
  const [a, b] = gates[last].qubits as readonly [number, number];
  return dropLastSwaps({ gates: gates.toSpliced(last, 1), initial, final: swapped(final, [a, b]) });
}

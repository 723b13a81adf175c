import { relabel } from "../../circuit/build.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import type { Coupling } from "../coupling.ts";
import { synthesizeUnitary } from "../synthesis/shannon.ts";
import { reorder, unitaryOf } from "../synthesis/small-unitary.ts";
import { resynthesizeAll } from "./blocks.ts";

/** By its number of qubits, the CX below which a group is left as it is: synthesis hardly ever finds fewer. */
const minGroupCx: Readonly<Record<number, number>> = { 3: 5, 4: 40 };

/** Gates on a few qubits with nothing else between. */
interface Group {
  qubits: number[];
  gates: Gate[];
}

/** The circuit as groups of at most `width` qubits, gathered greedily, and barriers. */
export function collectGroups({ operations }: Circuit, width: number): (Group | Operation)[] {
  const elements: (Group | Operation)[] = [];
  const openGroups = new Map<number, Group>();
  const close = (group: Group) => {
    elements.push(group);
    for (const qubit of group.qubits) openGroups.delete(qubit);
  };
  const groupsAt = (qubits: readonly number[]) => [
    ...new Set(qubits.map((qubit) => openGroups.get(qubit)).filter((group) => group !== undefined)),
  ];
  for (const operation of operations) {
    const { qubits } = operation;
    if (operation.name === "barrier") {
      for (const group of groupsAt(qubits)) close(group);
      elements.push(operation);
      continue;
    }
    const union = () => new Set([...qubits, ...groupsAt(qubits).flatMap((group) => group.qubits)]);
    // The group with the fewest CX is closed first.
    while (union().size > width) {
      close(leastBy(groupsAt(qubits), ({ gates }) => countTwoQubit(gates)));
    }
    const group = { qubits: [...union()], gates: groupsAt(qubits).flatMap(({ gates }) => gates) };
    group.gates.push(operation);
    for (const qubit of group.qubits) openGroups.set(qubit, group);
  }
  for (const group of new Set(openGroups.values())) elements.push(group);
  return elements;
}

/** The orders of a group's wires that it may be synthesized in, and whether they stand in a line then. */
function ordersOf(qubits: readonly number[], device: Coupling | undefined) {
  const wires = [...qubits.keys()];
  const isCoupled = (a: number, b: number) =>
    device === undefined || device.neighbors[qubits[a]].includes(qubits[b]);
  const rotations = wires.map((k) => [...wires.slice(k), ...wires.slice(0, k)]);
  const isFull = wires.every((a) => wires.every((b) => a === b || isCoupled(a, b)));
  if (isFull) return rotations.map((order) => ({ order, isLine: false }));
  return rotations
    .filter(([a, b, c, ...more]) => isCoupled(a, b) && isCoupled(b, c) && more.length === 0)
    .flatMap((order) => [order, order.toReversed()])
    .map((order) => ({ order, isLine: true }));
}

/** Gates on wires 0, 1, 2 ... as they are, or with fewer CX where synthesis from their unitary has them. */
function resynthesizeGates(
  gates: readonly Gate[],
  orders: ReturnType<typeof ordersOf>,
): readonly Gate[] {
  const [first] = orders;
  const qubits = first.order.length;
  const unitary = unitaryOf({ qubits, operations: gates });
  const choices = orders.map(({ order, isLine }) => {
    const synthesized = synthesizeUnitary(reorder(unitary, order), [...order.keys()], isLine);
    if (countTwoQubit(synthesized) > countTwoQubit(gates)) return gates;
    const { operations } = resynthesizeAll({ qubits, operations: synthesized });
    return operations.map((gate) => relabel(gate as Gate, (wire) => order[wire]));
  });
  return leastBy([gates, ...choices], countTwoQubit);
}

/** Resynthesized groups by their gates and orders: programs and passes repeat them. */
export type KnownGroups = Map<string, readonly Gate[]>;

/** Groups of `width` qubits resynthesized where that takes fewer CX; on a device between neighbors only. */
export function resynthesizeGroups(
  circuit: Circuit,
  width: number,
  knownGroups: KnownGroups,
  device?: Coupling,
): Circuit {
  const operations = collectGroups(circuit, width).flatMap((element): readonly Operation[] => {
    if (!("gates" in element)) return [element];
    const { qubits, gates } = element;
    if (qubits.length < width || countTwoQubit(gates) < minGroupCx[width]) return gates;
    const orders = ordersOf(qubits, device);
    if (orders.length === 0) return gates;
    const local = gates.map((gate) => relabel(gate, (qubit) => qubits.indexOf(qubit)));
    const key = JSON.stringify([local, orders]);
    const best = knownGroups.get(key) ?? resynthesizeGates(local, orders);
    knownGroups.set(key, best);
    return best.map((gate) => relabel(gate, (wire) => qubits[wire]));
  });
  return { qubits: circuit.qubits, operations };
}

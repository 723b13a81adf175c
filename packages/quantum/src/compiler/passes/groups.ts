import { relabel } from "../../circuit/build.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { type Coupling, full, line } from "../coupling.ts";
import { searchPathSum } from "../synthesis/path-sum-search.ts";
import { synthesizeUnitary } from "../synthesis/shannon.ts";
import { reorder, unitaryOf } from "../synthesis/small-unitary.ts";
import { resynthesizeAll } from "./blocks.ts";

/** A group with fewer CX than the number for its qubits is left as it is. */
const minGroupCx: Readonly<Record<number, number>> = { 3: 5, 4: 40 };
/** A group with more CX is not searched: each CX more multiplies the states of a search. */
const MAX_SEARCHED_CX = 16;

/** States of the search for a group with the same path sum: few, because a program may have many groups. */
const GROUP_STATES = 2_000;

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
  const groupsAt = (qubits: readonly number[]) => {
    const groups: Group[] = [];
    for (const qubit of qubits) {
      const group = openGroups.get(qubit);
      if (group && !groups.includes(group)) groups.push(group);
    }
    return groups;
  };
  for (const operation of operations) {
    const { qubits } = operation;
    const groups = groupsAt(qubits);
    if (operation.name === "barrier") {
      for (const group of groups) close(group);
      elements.push(operation);
      continue;
    }
    const isNew = (qubit: number) => groups.every((group) => !group.qubits.includes(qubit));
    const size = () =>
      groups.reduce((sum, group) => sum + group.qubits.length, qubits.filter(isNew).length);
    // The group with the fewest CX is closed first.
    while (size() > width) {
      const least = leastBy(groups, ({ gates }) => countTwoQubit(gates));
      groups.splice(groups.indexOf(least), 1);
      close(least);
    }
    const added = qubits.filter(isNew);
    const [group = { qubits: [], gates: [] }, ...others] = groups;
    for (const other of others) {
      group.qubits.push(...other.qubits);
      group.gates.push(...other.gates);
    }
    group.qubits.push(...added);
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

/** Gates on wires 0, 1, 2 ... as they are, or with fewer CX where a search or synthesis from their unitary has them. */
function resynthesizeGates(
  gates: readonly Gate[],
  orders: ReturnType<typeof ordersOf>,
): readonly Gate[] {
  const [{ order: first, isLine: isOnLine }] = orders;
  const qubits = first.length;
  const cx = countTwoQubit(gates);
  if (cx <= MAX_SEARCHED_CX) {
    const { edges } = isOnLine ? line(qubits) : full(qubits);
    const coupled = edges.map(([a, b]) => [first[a], first[b]] as const);
    const searched = searchPathSum(
      { qubits, operations: gates },
      { size: qubits, edges: coupled },
      { states: GROUP_STATES, atMost: cx - 1, keepsPlaces: true },
    );
    if (searched) return searched.circuit.operations as readonly Gate[];
  }
  const unitary = unitaryOf({ qubits, operations: gates });
  let best = gates;
  for (const { order, isLine } of orders) {
    const atMost = countTwoQubit(best);
    const wires = [...order.keys()];
    const synthesized = synthesizeUnitary(reorder(unitary, order), wires, { isLine, atMost });
    if (synthesized === undefined) continue;
    const { operations } = resynthesizeAll({ qubits, operations: synthesized });
    const choice = operations.map((gate) => relabel(gate as Gate, (wire) => order[wire]));
    best = leastBy([best, choice], countTwoQubit);
  }
  return best;
}

/** Resynthesized groups by their gates and orders: programs and passes repeat them. */
export type KnownGroups = Map<string, readonly Gate[]>;

/**
 * Groups of `width` qubits resynthesized where that takes fewer CX, on a device between neighbors only; the circuit
 * itself where it takes none fewer.
 */
export function resynthesizeGroups(
  circuit: Circuit,
  width: number,
  device?: Coupling,
  knownGroups: KnownGroups = new Map(),
): Circuit {
  let isChanged = false;
  const operations = collectGroups(circuit, width).flatMap((element): readonly Operation[] => {
    if (!("gates" in element)) return [element];
    const { qubits, gates } = element;
    const cx = countTwoQubit(gates);
    if (qubits.length < width || cx < minGroupCx[width]) return gates;
    const orders = ordersOf(qubits, device);
    if (orders.length === 0) return gates;
    const local = gates.map((gate) => relabel(gate, (qubit) => qubits.indexOf(qubit)));
    const key = JSON.stringify([local, orders]);
    const best = knownGroups.get(key) ?? resynthesizeGates(local, orders);
    knownGroups.set(key, best);
    if (countTwoQubit(best) === cx) return gates;
    isChanged = true;
    return best.map((gate) => relabel(gate, (wire) => qubits[wire]));
  });
  return isChanged ? { qubits: circuit.qubits, operations } : circuit;
}

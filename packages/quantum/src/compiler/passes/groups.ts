import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import type { Coupling } from "../coupling.ts";
import { synthesizeUnitary } from "../synthesis/shannon.ts";
import { reorder, unitaryOf } from "../synthesis/small-unitary.ts";
import { resynthesizeAll } from "./resynthesize.ts";

/** With fewer CX than this a group of so many qubits is left as it is: synthesis hardly ever finds less. */
const FEWEST_CX: Readonly<Record<number, number>> = { 3: 5, 4: 40 };

/** Gates on a few qubits with nothing else between. */
interface Group {
  qubits: number[];
  gates: Gate[];
}

function cxOf(gates: readonly Operation[]): number {
  return gates.filter(({ name, qubits }) => name !== "barrier" && qubits.length === 2).length;
}

/** The circuit as groups of at most `width` qubits, gathered greedily, and barriers. */
export function collectGroups({ operations }: Circuit, width: number): (Group | Operation)[] {
  const closed: (Group | Operation)[] = [];
  const open = new Map<number, Group>();
  const close = (group: Group) => {
    closed.push(group);
    for (const qubit of group.qubits) open.delete(qubit);
  };
  const groupsAt = (qubits: readonly number[]) => [
    ...new Set(qubits.map((qubit) => open.get(qubit)).filter((group) => group !== undefined)),
  ];
  for (const operation of operations) {
    const { qubits } = operation;
    if (operation.name === "barrier") {
      for (const group of groupsAt(qubits)) close(group);
      closed.push(operation);
      continue;
    }
    const union = () => new Set([...qubits, ...groupsAt(qubits).flatMap((group) => group.qubits)]);
    // What has fewest CX gives way first.
    while (union().size > width) {
      close(groupsAt(qubits).reduce((a, b) => (cxOf(b.gates) < cxOf(a.gates) ? b : a)));
    }
    const group = { qubits: [...union()], gates: groupsAt(qubits).flatMap(({ gates }) => gates) };
    group.gates.push(operation);
    for (const qubit of group.qubits) open.set(qubit, group);
  }
  for (const group of new Set(open.values())) closed.push(group);
  return closed;
}

/** The orders in which a group's qubits may be synthesized, and whether they stand in a line then. */
function ordersOf(qubits: readonly number[], device: Coupling | undefined) {
  const isCoupled = (a: number, b: number) => device?.neighbors[a].includes(b) ?? true;
  const rotations = qubits.map((_, k) => [...qubits.slice(k), ...qubits.slice(0, k)]);
  const isFull = qubits.every((a) => qubits.every((b) => a === b || isCoupled(a, b)));
  if (isFull) return rotations.map((order) => ({ order, isLine: false }));
  return rotations
    .filter(
      (order) =>
        order.length === 3 && isCoupled(order[0], order[1]) && isCoupled(order[1], order[2]),
    )
    .flatMap((order) => [order, order.toReversed()])
    .map((order) => ({ order, isLine: true }));
}

/** The group's gates with fewer CX, if synthesis from its unitary has any. */
function resynthesizedGroup(
  { qubits, gates }: Group,
  device: Coupling | undefined,
): readonly Operation[] {
  const least = FEWEST_CX[qubits.length] ?? Number.POSITIVE_INFINITY;
  if (cxOf(gates) < least) return gates;
  const operations = gates.map((gate) => relabel(gate, (qubit) => qubits.indexOf(qubit)));
  const unitary = unitaryOf({ qubits: qubits.length, operations });
  const wires = [...qubits.keys()];
  const found = ordersOf(qubits, device).map(({ order, isLine }) => {
    const reordered = reorder(
      unitary,
      order.map((qubit) => qubits.indexOf(qubit)),
    );
    const synthesized = synthesizeUnitary(reordered, wires, isLine);
    return resynthesizeAll({ qubits: qubits.length, operations: synthesized }).operations.map(
      (gate) => relabel(gate, (wire) => order[wire]),
    );
  });
  return found.reduce<readonly Operation[]>((a, b) => (cxOf(b) < cxOf(a) ? b : a), gates);
}

/** Groups of `width` qubits resynthesized where that takes fewer CX; on a device between neighbors only. */
export function resynthesizeGroups(circuit: Circuit, width: number, device?: Coupling): Circuit {
  const operations = collectGroups(circuit, width).flatMap((element) =>
    "gates" in element ? resynthesizedGroup(element, device) : [element],
  );
  return { qubits: circuit.qubits, operations };
}

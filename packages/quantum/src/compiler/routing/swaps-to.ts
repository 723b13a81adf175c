import { pair, relabel } from "../../circuit/build.ts";
import { isTwoQubit, type Operation } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { type Coupling, stepToward } from "../coupling.ts";
import { type Routed, RouteWriter } from "./routed.ts";

/** The route with SWAPs behind it that bring every qubit to its place. */
export function swapsTo(route: Routed, target: readonly number[], device: Coupling): Routed {
  const { distance, size, edges } = device;
  const writer = new RouteWriter(route.output, size);
  const gap = (place: number, qubit: number) => distance[place * size + target[qubit]];
  /** How much nearer a SWAP brings both of its qubits. */
  const gain = ([a, b]: readonly [number, number]) =>
    writer.at.reduce((sum, place, qubit) => {
      if (place === a) return sum + gap(a, qubit) - gap(b, qubit);
      return place === b ? sum + gap(b, qubit) - gap(a, qubit) : sum;
    }, 0);
  while (edges.some((edge) => gain(edge) > 0)) {
    writer.swap(...leastBy(edges, (edge) => -gain(edge)));
  }
  // What is left goes round in circles: one qubit after the other goes there and what it met goes back.
  for (const [qubit, home] of target.entries()) {
    const path = [writer.at[qubit]];
    while (path[path.length - 1] !== home)
      path.push(stepToward(device, path[path.length - 1], home));
    const there = path.slice(1).map((place, k) => [path[k], place] as const);
    for (const [a, b] of there) writer.swap(a, b);
    for (const [a, b] of there.slice(0, -1).reverse()) writer.swap(a, b);
  }
  return {
    circuit: {
      qubits: size,
      operations: [...route.circuit.operations, ...writer.operations],
    },
    layout: route.layout,
    output: writer.at,
  };
}

/** SWAPs along a shortest path, the gate, and the same SWAPs back. */
export function swapsAround(operation: Operation, device: Coupling): Operation[] {
  const { distance, size } = device;
  if (!isTwoQubit(operation)) return [operation];
  const [first, last] = operation.qubits;
  const swaps: Operation[] = [];
  let place = first;
  while (distance[place * size + last] > 1) {
    const next = stepToward(device, place, last);
    swaps.push(pair("swap", place, next));
    place = next;
  }
  const neighborGate = relabel(operation, (qubit) => (qubit === first ? place : qubit));
  return [...swaps, neighborGate, ...swaps.toReversed()];
}

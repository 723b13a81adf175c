import { relabel } from "../circuit/build.ts";
import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import type { Coupling } from "./coupling.ts";
import { resynthesizeAll, type Unswapped } from "./forms.ts";
import { cancel } from "./passes/cancel.ts";
import { mergeOneQubit } from "./passes/merge.ts";
import { schedule } from "./passes/schedule.ts";
import { fuseSwaps } from "./passes/swaps.ts";
import { embeddedLayout } from "./routing/embedding.ts";
import type { Routed } from "./routing/routed.ts";
import { routingProblem } from "./routing/routing-problem.ts";

export interface Finished {
  form: Unswapped;
  route: Routed;
  fused: Circuit;
  circuit: Circuit;
  counts: Counts;
}

/** A route's circuit in the basis, each run of one-qubit gates as one. */
export function finish(form: Unswapped, route: Routed, fused: Circuit, basis: Basis): Finished {
  const circuit = mergeOneQubit(toBasis(fused, basis));
  return { form, route, fused, circuit, counts: countsOf(circuit) };
}

export function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

/** A form's qubits begin on wires of their own numbers, or as a router says; here is where the program's end. */
export function routeOf({ ends }: Unswapped, { circuit, layout, output }: Routed): Routed {
  return { circuit, layout, output: ends.map((wire) => output[wire]) };
}

/** The form without any routing, its qubits on the places of `layout`; none where a pair of it is not coupled there. */
function unrouted(form: Unswapped, layout: readonly number[], device: Coupling): Routed[] {
  const { size, distance } = device;
  const operations = form.circuit.operations.map((operation) =>
    relabel(operation, (qubit) => layout[qubit]),
  );
  const fits = operations.every(
    ({ name, qubits: [a, b] }) =>
      name === "barrier" || b === undefined || distance[a * size + b] === 1,
  );
  return fits
    ? [routeOf(form, { circuit: { qubits: size, operations }, layout, output: layout })]
    : [];
}

/** The form wherever it fits without a SWAP, in its own order. */
function placed(form: Unswapped, ownOrder: readonly number[], device: Coupling): Routed[] {
  const embedded = embeddedLayout(routingProblem(form.circuit), device);
  return [ownOrder, embedded.slice(0, ownOrder.length)].flatMap((layout) =>
    unrouted(form, layout, device),
  );
}

/** Everything that a form can become on the device: placed as it is where it fits, and along each route. */
export function candidatesOf(
  form: Unswapped,
  routes: readonly Routed[],
  device: Coupling,
  basis: Basis,
): Finished[] {
  const found = [
    ...placed(form, inOrder(form.ends.length), device),
    ...routes.map((route) => routeOf(form, route)),
  ];
  return found.flatMap((route) => {
    const fused = resynthesizeAll(cancel(fuseSwaps(route.circuit)));
    return [fused, schedule(fused)].map((circuit) => finish(form, route, circuit, basis));
  });
}

/** The program as it was written, where every pair of it is coupled. */
export function asWritten(source: Circuit, device: Coupling, basis: Basis): Finished | undefined {
  const ends = inOrder(source.qubits);
  const form = { circuit: toBasis(source, "cx"), ends };
  const [route] = unrouted(form, ends, device);
  return route && finish(form, route, route.circuit, basis);
}

export function inOrder(qubits: number): number[] {
  return Array.from({ length: qubits }, (_, qubit) => qubit);
}

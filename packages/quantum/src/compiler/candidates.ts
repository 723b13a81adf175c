import { relabel } from "../circuit/build.ts";
import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import { type Circuit, isTwoQubit } from "../circuit/gate.ts";
import { range } from "../range.ts";
import type { Coupling } from "./coupling.ts";
import { resynthesizeAll } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { type GroupEffort, type KnownGroups, resynthesizeGroups } from "./passes/groups.ts";
import { mergeOneQubit } from "./passes/merge.ts";
import { schedule } from "./passes/schedule.ts";
import { fuseSwaps, type PermutedCircuit } from "./passes/swaps.ts";
import { blockDag } from "./routing/dag.ts";
import { embeddedLayout } from "./routing/embedding.ts";
import type { Routed } from "./routing/routed.ts";

/** A logical variant on the device's qubits, in the basis. */
export interface Candidate {
  variant: PermutedCircuit;
  route: Routed;
  fusedCircuit: Circuit;
  circuit: Circuit;
  counts: Counts;
}

/** A route's circuit in the basis, each run of one-qubit gates as one. */
export function candidateOf(
  variant: PermutedCircuit,
  route: Routed,
  fusedCircuit: Circuit,
  basis: Basis,
): Candidate {
  const circuit = mergeOneQubit(toBasis(fusedCircuit, basis));
  return { variant, route, fusedCircuit, circuit, counts: countsOf(circuit) };
}

export function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

/** A route of the variant's circuit as a route of the program: its output takes the permutation into account. */
export function permuteOutput(
  { permutation }: PermutedCircuit,
  { circuit, layout, output }: Routed,
): Routed {
  return { circuit, layout, output: permutation.map((wire) => output[wire]) };
}

/** The variant under a layout, without SWAPs; none where one of its pairs is not coupled. */
function applyLayout(
  variant: PermutedCircuit,
  layout: readonly number[],
  device: Coupling,
): Routed[] {
  const { size, distance } = device;
  const operations = variant.circuit.operations.map((operation) =>
    relabel(operation, (qubit) => layout[qubit]),
  );
  const isCoupled = operations
    .filter(isTwoQubit)
    .every(({ qubits: [a, b] }) => distance[a * size + b] === 1);
  return isCoupled
    ? [permuteOutput(variant, { circuit: { qubits: size, operations }, layout, output: layout })]
    : [];
}

/** The variant wherever it fits without a SWAP: in its own order, or embedded. */
function routesWithoutSwaps(variant: PermutedCircuit, device: Coupling): Routed[] {
  const trivial = range(variant.permutation.length);
  const layout = embeddedLayout(blockDag(variant.circuit), device).slice(0, trivial.length);
  return [trivial, layout].flatMap((places) => applyLayout(variant, places, device));
}

/** What a variant becomes on the device: without SWAPs where it fits, and along each route. */
export function candidatesOf(
  variant: PermutedCircuit,
  routes: readonly Routed[],
  device: Coupling,
  basis: Basis,
): Candidate[] {
  const permutedRoutes = routes.map((route) => permuteOutput(variant, route));
  return [...routesWithoutSwaps(variant, device), ...permutedRoutes].flatMap((route) => {
    const fusion = resynthesizeAll(cancel(fuseSwaps(route.circuit)));
    return [fusion, schedule(fusion)].map((circuit) => candidateOf(variant, route, circuit, basis));
  });
}

/** The candidate with its groups of three qubits resynthesized between neighbors, once and again. */
export function regroupedCandidates(
  candidate: Candidate,
  device: Coupling,
  basis: Basis,
  effort?: GroupEffort,
): Candidate[] {
  const { variant, route } = candidate;
  const knownGroups: KnownGroups = new Map();
  let { fusedCircuit } = candidate;
  return [1, 2].flatMap(() => {
    const regrouped = resynthesizeGroups(fusedCircuit, 3, knownGroups, device, effort);
    if (regrouped === fusedCircuit) return [];
    fusedCircuit = resynthesizeAll(regrouped);
    return [candidateOf(variant, route, fusedCircuit, basis)];
  });
}

/** The program as written, where all its pairs are coupled. */
export function sourceCandidates(source: Circuit, device: Coupling, basis: Basis): Candidate[] {
  const permutation = range(source.qubits);
  const variant = { circuit: toBasis(source, "cx"), permutation };
  return applyLayout(variant, permutation, device).map((route) =>
    candidateOf(variant, route, route.circuit, basis),
  );
}

import { relabel } from "../circuit/build.ts";
import { type Counts, countsOf } from "../circuit/counts.ts";
import { toBasis } from "../circuit/decompose.ts";
import { type Circuit, isTwoQubit } from "../circuit/gate.ts";
import { range } from "../range.ts";
import type { Coupling } from "./coupling.ts";
import { lossesOf, lossOf } from "./losses.ts";
import { resynthesizeAll } from "./passes/blocks.ts";
import { cancel } from "./passes/cancel.ts";
import { type KnownGroups, resynthesizeGroups } from "./passes/groups.ts";
import { schedule } from "./passes/schedule.ts";
import { fuseSwaps, type PermutedCircuit } from "./passes/swaps.ts";
import { embed } from "./routing/embedding.ts";
import type { Routed } from "./routing/routed.ts";
import { type Target, toTarget } from "./target.ts";

/** A logical variant on the device's qubits, in the basis. */
export interface Candidate {
  variant: PermutedCircuit;
  route: Routed;
  fusedCircuit: Circuit;
  circuit: Circuit;
  counts: Counts;
  /** What is to be as small as possible: two-qubit gates, or how often one of them fails. */
  loss: number;
}

/** A route's circuit in the device's gates. */
export function candidateOf(
  variant: PermutedCircuit,
  route: Routed,
  fusedCircuit: Circuit,
  target: Target,
): Candidate {
  const circuit = toTarget(fusedCircuit, target);
  const loss = lossOf(circuit, target.device);
  return { variant, route, fusedCircuit, circuit, counts: countsOf(circuit), loss };
}

export function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

/** The one with the least loss, and among equals the least depth. */
export function cheapest(candidates: readonly Candidate[]): Candidate {
  const isLess = (a: Candidate, b: Candidate) =>
    Math.abs(a.loss - b.loss) > 1e-12 ? a.loss < b.loss : a.counts.depth < b.counts.depth;
  return candidates.reduce((a, b) => (isLess(b, a) ? b : a));
}

/** The candidate wherever on the device its couplings fail least; as it is where errors are not known. */
export function relocated(candidate: Candidate, target: Target): Candidate {
  const { variant, route, fusedCircuit } = candidate;
  const { size, errors } = target.device;
  if (!errors) return candidate;
  const losses = lossesOf(target.device);
  const counts = new Map<number, number>();
  for (const { operations } of [route.circuit, fusedCircuit]) {
    for (const { qubits } of operations.filter(isTwoQubit)) {
      const key = Math.min(...qubits) * size + Math.max(...qubits);
      counts.set(key, (counts.get(key) ?? 0) + (operations === fusedCircuit.operations ? 1 : 0));
    }
  }
  const pairs = [...counts.keys()].map((key) => [Math.floor(key / size), key % size] as const);
  const places = embed(pairs, target.device, (q, at, p, beside) => {
    const count = counts.get(Math.min(p, q) * size + Math.max(p, q)) ?? 0;
    return count * losses[at * size + beside];
  });
  if (!places) return candidate;
  const moved = ({ qubits, operations }: Circuit): Circuit => ({
    qubits,
    operations: operations.map((operation) => relabel(operation, (qubit) => places[qubit])),
  });
  const movedRoute = {
    circuit: moved(route.circuit),
    layout: route.layout.map((place) => places[place]),
    output: route.output.map((place) => places[place]),
  };
  return cheapest([candidate, candidateOf(variant, movedRoute, moved(fusedCircuit), target)]);
}

/** A route of the variant's circuit as a route of the program: its output takes the permutation into account. */
export function permuteOutput(
  { permutation }: PermutedCircuit,
  { circuit, layout, output }: Routed,
): Routed {
  return { circuit, layout, output: permutation.map((wire) => output[wire]) };
}

/** What a variant becomes on the device along each route. */
export function candidatesOf(
  variant: PermutedCircuit,
  routes: readonly Routed[],
  target: Target,
): Candidate[] {
  return routes.map((route) => {
    const fused = resynthesizeAll(cancel(fuseSwaps(route.circuit)));
    return candidateOf(variant, permuteOutput(variant, route), fused, target);
  });
}

/** The candidates as they are and scheduled anew, which changes only the depth. */
export function withSchedules(candidates: readonly Candidate[], target: Target): Candidate[] {
  return [
    ...candidates,
    ...candidates.map(({ variant, route, fusedCircuit }) =>
      candidateOf(variant, route, schedule(fusedCircuit), target),
    ),
  ];
}

/** The candidate with its groups of three qubits resynthesized between neighbors, once and again. */
export function regroupedCandidates(
  candidate: Candidate,
  device: Coupling,
  target: Target,
  knownGroups: KnownGroups = new Map(),
): Candidate[] {
  const { variant, route, fusedCircuit } = candidate;
  const regrouped = (circuit: Circuit) => {
    const changed = resynthesizeGroups(circuit, 3, device, knownGroups);
    return changed === circuit ? [] : [resynthesizeAll(changed)];
  };
  const once = regrouped(fusedCircuit);
  return [...once, ...once.flatMap(regrouped)].map((circuit) =>
    candidateOf(variant, route, circuit, target),
  );
}

/** The program as written, where all its pairs are coupled. */
export function sourceCandidates(
  source: Circuit,
  { size, distance }: Coupling,
  target: Target,
): Candidate[] {
  const layout = range(source.qubits);
  const circuit = toBasis(source, "cx");
  const isCoupled = circuit.operations
    .filter(isTwoQubit)
    .every(({ qubits: [a, b] }) => distance[a * size + b] === 1);
  if (!isCoupled) return [];
  const route = { circuit: { ...circuit, qubits: size }, layout, output: layout };
  return [candidateOf({ circuit, permutation: layout }, route, route.circuit, target)];
}

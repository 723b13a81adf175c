import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { resynthesize } from "./blocks.ts";
import { cancel } from "./cancel.ts";
import { type Coupling, DeviceError } from "./coupling.ts";
import { mergeOneQubit } from "./merge.ts";
import { routeNaively } from "./naive.ts";
import { optimum } from "./optimum.ts";
import type { Routed } from "./routed.ts";
import { searchRoutes } from "./search.ts";
import { elideSwaps, fuseSwaps } from "./swaps.ts";
import { routeBySabre } from "./textbook-sabre.ts";

export interface CompileOptions {
  seed?: number;
  basis?: Basis;
  /** Trials of the router; by default as many as the circuit's size allows. */
  trials?: number;
  /** States that the search for the optimum may visit; none for no search. */
  states?: number;
}

export type StageName =
  | "written"
  | "canceled"
  | "resynthesized"
  | "routed"
  | "fused"
  | "searched"
  | "merged";

/** The circuit after one pass. Its counts are in the basis, a SWAP three gates. */
export interface Stage {
  name: StageName;
  circuit: Circuit;
  counts: Counts;
  /** Where the program's qubits begin and end; before routing each is on the wire of its own number. */
  layout: readonly number[];
  output: readonly number[];
}

export interface Compiled extends Routed {
  basis: Basis;
  counts: Counts;
  /** Where the search came to its end: the fewest two-qubit gates, proved, and their circuit's counts. */
  optimum: Counts | undefined;
  /** From the circuit as written to the compiled one, pass by pass. */
  stages: readonly Stage[];
}

export function checkFits({ qubits }: Circuit, { size }: Coupling): void {
  if (qubits > size) {
    throw new DeviceError(`the program has ${qubits} qubits, the device only ${size}`);
  }
}

/** One-qubit gates and CX, optimized as far as no device asks for more. */
export function optimize(circuit: Circuit): Circuit {
  return resynthesizeAll(cancel(toBasis(cancel(circuit), "cx")));
}

function resynthesizeAll(circuit: Circuit): Circuit {
  return cancel(mergeOneQubit(cancel(resynthesize(circuit))));
}

function defaultTrials({ operations }: Circuit): number {
  return Math.max(2, Math.min(200, Math.round(9_000 / (operations.length + 1))));
}

function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

/** Into the basis, each run of one-qubit gates as one. */
function finish(circuit: Circuit, basis: Basis): Circuit {
  return mergeOneQubit(toBasis(circuit, basis));
}

export function compile(
  source: Circuit,
  device: Coupling,
  { seed = 1, basis = "cx", trials, states = 60_000 }: CompileOptions = {},
): Compiled {
  checkFits(source, device);
  const canceled = cancel(source);
  const { circuit: unswapped, ends } = elideSwaps(canceled);
  const resynthesized = optimize(unswapped);
  const routes = searchRoutes(resynthesized, device, {
    seed,
    trials: trials ?? defaultTrials(resynthesized),
    keep: 3,
  });
  const finished = routes.map((route) => {
    const fused = resynthesizeAll(cancel(fuseSwaps(route.circuit)));
    const circuit = finish(fused, basis);
    return { route, fused, circuit, counts: countsOf(circuit) };
  });
  const routed = finished.reduce((a, b) => (isBetter(b.counts, a.counts) ? b : a));
  const searched =
    states > 0
      ? searchOptimum(resynthesized, device, basis, {
          states,
          atMost: routed.counts.twoQubit,
        })
      : undefined;
  const chosen = searched && isBetter(searched.counts, routed.counts) ? searched : routed;
  const inOrder = ends.map((_, qubit) => qubit);
  const endsOf = ({ output }: Routed) => ends.map((wire) => output[wire]);
  const stage = (name: StageName, circuit: Circuit, places: Omit<Routed, "circuit">): Stage => ({
    name,
    circuit,
    counts: countsOf(toBasis(circuit, basis)),
    layout: places.layout,
    output: places.output,
  });
  const written = { layout: inOrder, output: inOrder };
  const routing = { layout: routed.route.layout, output: endsOf(routed.route) };
  const choice = { layout: chosen.route.layout, output: endsOf(chosen.route) };
  return {
    circuit: chosen.circuit,
    basis,
    counts: chosen.counts,
    ...choice,
    optimum: searched?.counts,
    stages: [
      stage("written", source, written),
      stage("canceled", canceled, written),
      stage("resynthesized", resynthesized, { layout: inOrder, output: ends }),
      stage("routed", routed.route.circuit, routing),
      stage("fused", routed.fused, routing),
      ...(chosen === searched ? [stage("searched", searched.route.circuit, choice)] : []),
      stage("merged", chosen.circuit, choice),
    ],
  };
}

function searchOptimum(
  circuit: Circuit,
  device: Coupling,
  basis: Basis,
  bounds: { states: number; atMost: number },
) {
  const route = optimum(circuit, device, bounds);
  if (route === undefined) return undefined;
  const compiled = finish(route.circuit, basis);
  return { route, circuit: compiled, counts: countsOf(compiled) };
}

export interface Baselines {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
}

/** What the compiled circuit is measured against: the program as written, and two routers without any optimization. */
export function baselines(
  source: Circuit,
  device: Coupling,
  { seed = 1, basis = "cx", trials }: CompileOptions = {},
): Baselines {
  checkFits(source, device);
  const plain = toBasis(source, "cx");
  const affordable = Math.round(40_000 / (plain.operations.length + 1));
  const inBasis = ({ circuit }: { circuit: Circuit }) => countsOf(toBasis(circuit, basis));
  return {
    asWritten: inBasis({ circuit: source }),
    naive: inBasis(routeNaively(plain, device)),
    sabre: inBasis(
      routeBySabre(plain, device, {
        seed,
        trials: trials ?? Math.max(1, Math.min(20, affordable)),
      }),
    ),
  };
}

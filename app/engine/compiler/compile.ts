import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { resynthesize } from "./blocks.ts";
import { cancel } from "./cancel.ts";
import { type Coupling, DeviceError } from "./coupling.ts";
import { mergeOneQubit } from "./merge.ts";
import { routeNaively } from "./naive.ts";
import { MOST_SEARCHED, optimum } from "./optimum.ts";
import type { Routed } from "./routed.ts";
import { schedule } from "./schedule.ts";
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
  /** Gets the routed circuit before the search, which takes longest, where there is one. */
  onRouted?: (compiled: Compiled) => void;
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

/** A trial takes longer than in proportion to the gates: a thousand are to be routed in less than a second. */
function defaultTrials({ operations }: Circuit): number {
  const gates = operations.length + 1;
  return Math.max(2, Math.round(Math.min(200, 9_000 / gates, 3.4e9 / gates ** 3)));
}

function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

export function compile(
  source: Circuit,
  device: Coupling,
  { seed = 1, basis = "cx", trials, states = 60_000, onRouted }: CompileOptions = {},
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
  const finishedFrom = (route: Routed, fused: Circuit) => ({
    fused,
    ...finish(route, fused, basis),
  });
  const plain = unrouted(toBasis(source, "cx"), { resynthesized, ends, device });
  const written = plain && finishedFrom(plain.written, plain.written.circuit);
  const candidates = [...(plain ? [plain.optimized] : []), ...routes].flatMap((route) => {
    const fused = resynthesizeAll(cancel(fuseSwaps(route.circuit)));
    return [fused, schedule(fused)].map((circuit) => finishedFrom(route, circuit));
  });
  // What runs as it was written is never made deeper.
  const isAllowed = ({ counts }: Finished) =>
    written === undefined || counts.depth <= written.counts.depth;
  const routed = candidates
    .filter(isAllowed)
    .reduce((a, b) => (a === undefined || isBetter(b.counts, a.counts) ? b : a), written);
  if (routed === undefined) throw new Error("no route was found");
  const inOrder = ends.map((_, qubit) => qubit);
  const placesOf = ({ layout, output }: Routed) => ({
    layout,
    output: ends.map((wire) => output[wire]),
  });
  const stage = (name: StageName, circuit: Circuit, places: Omit<Routed, "circuit">): Stage => ({
    name,
    circuit,
    counts: countsOf(toBasis(circuit, basis)),
    ...places,
  });
  const inPlace = { layout: inOrder, output: inOrder };
  const routing = placesOf(routed.route);
  const stages = [
    stage("written", source, inPlace),
    stage("canceled", canceled, inPlace),
    stage("resynthesized", resynthesized, { layout: inOrder, output: ends }),
    stage("routed", routed.route.circuit, routing),
    stage("fused", routed.fused, routing),
  ];
  const compiledFrom = (searched: Finished | undefined): Compiled => {
    const isFewer =
      searched !== undefined && isAllowed(searched) && isBetter(searched.counts, routed.counts);
    const { route, circuit, counts } = isFewer ? searched : routed;
    const places = placesOf(route);
    return {
      circuit,
      basis,
      counts,
      ...places,
      optimum: searched?.counts,
      stages: [
        ...stages,
        ...(isFewer ? [stage("searched", route.circuit, places)] : []),
        stage("merged", circuit, places),
      ],
    };
  };
  if (states === 0 || device.size > MOST_SEARCHED) return compiledFrom(undefined);
  onRouted?.(compiledFrom(undefined));
  const best = optimum(resynthesized, device, { states, atMost: routed.counts.twoQubit });
  return compiledFrom(best && finish(best, best.circuit, basis));
}

/** The program without any routing, as written and optimized; undefined where a pair is not coupled as it is numbered. */
function unrouted(
  written: Circuit,
  {
    resynthesized,
    ends,
    device,
  }: { resynthesized: Circuit; ends: readonly number[]; device: Coupling },
): { written: Routed; optimized: Routed } | undefined {
  const fits = written.operations.every(
    ({ name, qubits: [a, b] }) =>
      name === "barrier" || b === undefined || device.distance[a * device.size + b] === 1,
  );
  if (!fits) return undefined;
  const layout = Array.from({ length: written.qubits }, (_, qubit) => qubit);
  const onDevice = ({ operations }: Circuit) => ({ qubits: device.size, operations });
  return {
    // The caller follows the SWAPs that were elided; here none were.
    written: {
      circuit: onDevice(written),
      layout,
      output: layout.map((wire) => ends.indexOf(wire)),
    },
    optimized: { circuit: onDevice(resynthesized), layout, output: layout },
  };
}

interface Finished {
  route: Routed;
  circuit: Circuit;
  counts: Counts;
}

/** A route's circuit in the basis, each run of one-qubit gates as one. */
function finish(route: Routed, optimized: Circuit, basis: Basis): Finished {
  const circuit = mergeOneQubit(toBasis(optimized, basis));
  return { route, circuit, counts: countsOf(circuit) };
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

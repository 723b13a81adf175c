import { relabel } from "../circuit/build.ts";
import { type Counts, countsOf } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import { resynthesize } from "./blocks.ts";
import { cancel } from "./cancel.ts";
import { cliffordAnew } from "./clifford.ts";
import { type Coupling, DeviceError } from "./coupling.ts";
import { embeddedLayout } from "./embedding.ts";
import { fewestOfAll } from "./exact.ts";
import { withLadders } from "./ladders.ts";
import { mergeOneQubit } from "./merge.ts";
import { routeNaively } from "./naive.ts";
import { MOST_SEARCHED, optimum } from "./optimum.ts";
import type { Routed } from "./routed.ts";
import { routingProblem } from "./routing-problem.ts";
import { schedule } from "./schedule.ts";
import { searchRoutes } from "./search.ts";
import { absorbSwaps, elideSwaps, fuseSwaps } from "./swaps.ts";
import { routeBySabre } from "./textbook-sabre.ts";

export interface CompileOptions {
  seed?: number;
  basis?: Basis;
  /** Trials of the router; by default as many as the circuit's size allows. */
  trials?: number;
  /** States that the search for the optimum may visit; none for no search. */
  states?: number;
  /** Finds routes, cheapest first: our router, unless another is to be compared with everything else the same. */
  route?: typeof searchRoutes;
  /** Whether Fourier transforms may be written along a line; without, the router has to lead them. */
  ladders?: boolean;
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
  /** Where a search came to its end: the circuit with the fewest two-qubit gates that it covers. */
  optimum: Counts | undefined;
  /** What that search covers: every circuit that does the same, or those that sum over the same paths. */
  provedOver: "all circuits" | "the same path sum" | undefined;
  /** From the circuit as written to the compiled one, pass by pass. */
  stages: readonly Stage[];
}

function checkFits({ qubits }: Circuit, { size }: Coupling): void {
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
  return Math.max(4, Math.round(Math.min(200, 9_000 / gates, 3.4e9 / gates ** 3)));
}

/** So many on each of two forms find little more than on one. */
const FEW_TRIALS = 8;

function isBetter(a: Counts, b: Counts): boolean {
  return a.twoQubit !== b.twoQubit ? a.twoQubit < b.twoQubit : a.depth < b.depth;
}

/** A program whose SWAPs are names alone: its qubit q ends on wire `ends[q]`. */
interface Unswapped {
  circuit: Circuit;
  ends: readonly number[];
}

function cxOf({ circuit }: Unswapped): number {
  return circuit.operations.filter(({ qubits }) => qubits.length === 2).length;
}

/** The program, and where they take fewer CX other forms of it that end on other wires, fewest last. */
function formsOf(canceled: Circuit): Unswapped[] {
  const { circuit, ends } = elideSwaps(canceled);
  const first: Unswapped = { circuit: optimize(circuit), ends };
  let best = first;
  for (;;) {
    const absorbed = absorbSwaps(best.circuit);
    const next = {
      circuit: optimize(absorbed.circuit),
      ends: best.ends.map((wire) => absorbed.ends[wire]),
    };
    if (cxOf(next) >= cxOf(best)) break;
    best = next;
  }
  const anew = cliffordAnew(best.circuit, cxOf(best));
  const clifford = anew && {
    circuit: optimize(anew.circuit),
    ends: best.ends.map((wire) => anew.ends[wire]),
  };
  return [first, ...(best === first ? [] : [best]), ...(clifford ? [clifford] : [])];
}

/** The program with its Fourier transforms along a line, for devices that have one. */
function alongLines(canceled: Circuit): Unswapped[] {
  const { circuit, ends } = elideSwaps(canceled);
  const along = withLadders(circuit);
  return along ? [{ circuit: optimize(along), ends }] : [];
}

/** A form's qubits begin on wires of their own numbers, or as a router says; here is where the program's end. */
function routeOf({ ends }: Unswapped, { circuit, layout, output }: Routed): Routed {
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
function placed(form: Unswapped, inOrder: readonly number[], device: Coupling): Routed[] {
  const embedded = embeddedLayout(routingProblem(form.circuit), device);
  return [inOrder, embedded.slice(0, inOrder.length)].flatMap((layout) =>
    unrouted(form, layout, device),
  );
}

export function compile(source: Circuit, device: Coupling, options: CompileOptions = {}): Compiled {
  const {
    seed = 1,
    basis = "cx",
    trials,
    states = 60_000,
    route = searchRoutes,
    ladders = true,
    onRouted,
  } = options;
  checkFits(source, device);
  const canceled = cancel(source);
  const inOrder = Array.from({ length: source.qubits }, (_, qubit) => qubit);
  const known = formsOf(canceled);
  const affordable = trials ?? defaultTrials(known[0].circuit);
  // Few trials are worth more on one form than shared by two.
  const isShort = affordable < FEW_TRIALS;
  const forms = [...(isShort ? known.slice(-1) : known), ...(ladders ? alongLines(canceled) : [])];
  const perForm = Math.ceil(affordable / forms.length);
  const candidates = forms.flatMap((form) => {
    const keep = isShort ? 1 : 3;
    const routes = route(form.circuit, device, { seed, trials: perForm, keep });
    return [
      ...placed(form, inOrder, device),
      ...routes.map((found) => routeOf(form, found)),
    ].flatMap((found) => {
      const fused = resynthesizeAll(cancel(fuseSwaps(found.circuit)));
      return [fused, schedule(fused)].map((circuit) => finish(form, found, circuit, basis));
    });
  });
  const plain = { circuit: toBasis(source, "cx"), ends: inOrder };
  const [written] = unrouted(plain, inOrder, device).map((found) =>
    finish(plain, found, found.circuit, basis),
  );
  // What runs as it was written is never made deeper.
  const isAllowed = ({ counts }: Finished) =>
    written === undefined || counts.depth <= written.counts.depth;
  const routed = [...(written ? [written] : []), ...candidates.filter(isAllowed)].reduce((a, b) =>
    isBetter(b.counts, a.counts) ? b : a,
  );
  const stage = (name: StageName, circuit: Circuit, places: Omit<Routed, "circuit">): Stage => ({
    name,
    circuit,
    counts: countsOf(toBasis(circuit, basis)),
    layout: places.layout,
    output: places.output,
  });
  const inPlace = { layout: inOrder, output: inOrder };
  const stages = [
    stage("written", source, inPlace),
    stage("canceled", canceled, inPlace),
    stage("resynthesized", routed.form.circuit, { layout: inOrder, output: routed.form.ends }),
    stage("routed", routed.route.circuit, routed.route),
    stage("fused", routed.fused, routed.route),
  ];
  const compiledFrom = (searched?: Finished, provedOver?: Compiled["provedOver"]): Compiled => {
    const isFewer =
      searched !== undefined && isAllowed(searched) && isBetter(searched.counts, routed.counts);
    const { route: chosen, circuit, counts } = isFewer ? searched : routed;
    const { layout, output } = chosen;
    return {
      circuit,
      basis,
      counts,
      layout,
      output,
      optimum: searched?.counts,
      provedOver,
      stages: [
        ...stages,
        ...(isFewer ? [stage("searched", chosen.circuit, chosen)] : []),
        stage("merged", circuit, chosen),
      ],
    };
  };
  if (states === 0 || device.size > MOST_SEARCHED) return compiledFrom();
  onRouted?.(compiledFrom());
  const [form] = known;
  const searchedFrom = (best: Routed) => finish(form, routeOf(form, best), best.circuit, basis);
  const ofAll = fewestOfAll(form.circuit, device);
  if (ofAll) return compiledFrom(searchedFrom(ofAll), "all circuits");
  const best = optimum(form.circuit, device, { states, atMost: routed.counts.twoQubit });
  return best ? compiledFrom(searchedFrom(best), "the same path sum") : compiledFrom();
}

interface Finished {
  form: Unswapped;
  route: Routed;
  fused: Circuit;
  circuit: Circuit;
  counts: Counts;
}

/** A route's circuit in the basis, each run of one-qubit gates as one. */
function finish(form: Unswapped, route: Routed, fused: Circuit, basis: Basis): Finished {
  const circuit = mergeOneQubit(toBasis(fused, basis));
  return { form, route, fused, circuit, counts: countsOf(circuit) };
}

export interface Baselines {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
}

/** Twenty for circuits of a screen's size, fewer where they would take seconds. */
export function sabreTrials({ operations }: Circuit): number {
  return Math.max(1, Math.min(20, Math.round(40_000 / (operations.length + 1))));
}

/** What the compiled circuit is measured against: the program as written, and two routers without any optimization. */
export function baselines(
  source: Circuit,
  device: Coupling,
  {
    seed = 1,
    basis = "cx",
    trials = sabreTrials(source),
    onTrial,
  }: CompileOptions & { onTrial?: (done: number) => void } = {},
): Baselines {
  checkFits(source, device);
  const plain = toBasis(source, "cx");
  const inBasis = ({ circuit }: { circuit: Circuit }) => countsOf(toBasis(circuit, basis));
  return {
    asWritten: inBasis({ circuit: source }),
    naive: inBasis(routeNaively(plain, device)),
    sabre: inBasis(routeBySabre(plain, device, { seed, trials, onTrial })),
  };
}

import { fixed, pair } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { range } from "../../range.ts";
import type { Coupling } from "../coupling.ts";
import { mergeOneQubit } from "../passes/merge.ts";
import type { Routed } from "../routing/routed.ts";
import { oneQubitGates, phaseGates } from "./one-qubit.ts";
import { type PathSum, pathSumOf } from "./path-sum.ts";

/** Qubits of the largest device that is searched. */
const MAX_SEARCHED_QUBITS = 5;

/** What the device's wires hold, what is still to do, and how the search came here. */
interface PathSumState {
  wires: readonly number[];
  /** Bits of the branches and of the phases that are still to do. */
  branches: number;
  phases: number;
  /** When each wire is free, on the way with the least depth found. */
  busy: readonly number[];
  /** The latest of these, and among equals their sum: the less, the better. */
  depth: number;
  before: PathSumState | undefined;
  gates: readonly Gate[];
  layout: readonly number[];
  /** Parities that must still appear on some wire: each takes a CX of its own. */
  missing: number;
}

/**
 * With more CX than this to spare, each level of a search is larger than the one before, so that the levels that are still
 * needed can be counted as states in advance: hopeless searches end sooner.
 */
const SPARE_CX_OF_GROWTH = 4;

function depthScore(busy: readonly number[]): number {
  let [latest, sum] = [0, 0];
  for (const end of busy) {
    if (end > latest) latest = end;
    sum += end;
  }
  return latest + sum / 1000;
}

interface SearchOptions {
  states: number;
  atMost: number;
  /** Whether each qubit begins and ends on the wire of its own number. */
  keepsPlaces?: boolean;
}

type Key = number | string;

/** A level of the search, of circuits with as many CX, and what it was begun with. */
interface Search {
  sum: PathSum;
  level: Map<Key, PathSumState>;
  seen: Set<Key>;
  /** How many values a wire can hold, where all bits of a state fit in one number. */
  base: number | undefined;
  cxLeft: number;
  needs: readonly Need[];
  /** The bit of each phase by its parity. */
  phaseBits: ReadonlyMap<number, number>;
  /** The gates of each branch on each wire. */
  branchGates: readonly (readonly (readonly Gate[])[])[];
  /** States entered so far, new or not. */
  entered: number;
}

/** A parity with the bits of the phases and branches that need it, and of the branches that make it. */
interface Need {
  parity: number;
  phases: number;
  branches: number;
  makers: number;
  isOutput: boolean;
  /** The wire that it must be on at the end; -1 where it may be on any. */
  wire: number;
}

function needsOf({ phases, branches, outputs }: PathSum, keepsPlaces: boolean): Need[] {
  const bitsOf = <T>(of: readonly T[], isOne: (one: T) => boolean) =>
    of.reduce((bits, one, k) => bits | (isOne(one) ? 1 << k : 0), 0);
  const parities = [phases, outputs].flatMap((of) => of.map(({ parity }) => parity));
  return [...new Set([...parities, ...branches.map(({ input }) => input)])].map((parity) => ({
    parity,
    phases: bitsOf(phases, (phase) => phase.parity === parity),
    branches: bitsOf(branches, ({ input }) => input === parity),
    makers: bitsOf(branches, ({ output }) => output === parity),
    isOutput: outputs.some((output) => output.parity === parity),
    wire: keepsPlaces ? outputs.findIndex((output) => output.parity === parity) : -1,
  }));
}

/** A search is given up when it has entered states so many times as often as it may visit them: entering takes time too. */
const ENTRIES_PER_STATE = 2;

/** Every way to place the program's qubits. */
export function placements(qubits: number, size: number): number[][] {
  if (qubits === 0) return [[]];
  return placements(qubits - 1, size).flatMap((places) =>
    range(size)
      .filter((place) => !places.includes(place))
      .map((place) => [...places, place]),
  );
}

/**
 * The circuit with the fewest CX among all that branch at the same one-qubit gates and sum over the same paths, by
 * searching them breadth first; undefined where that takes more than `states` states or `atMost` CX. Among equals it
 * prefers small depth, without proof.
 */
export function searchPathSum(
  circuit: Circuit,
  device: Pick<Coupling, "size" | "edges">,
  { states, atMost, keepsPlaces = false }: SearchOptions,
): Routed | undefined {
  const sum = device.size <= MAX_SEARCHED_QUBITS ? pathSumOf(circuit) : undefined;
  if (sum === undefined || sum.phases.length > 30) return undefined;
  const variables = sum.qubits + sum.branches.length;
  const bits = device.size * variables + sum.branches.length + sum.phases.length;
  const search: Search = {
    sum,
    level: new Map(),
    seen: new Set(),
    base: bits <= 53 ? 2 ** variables : undefined,
    cxLeft: atMost,
    needs: needsOf(sum, keepsPlaces),
    phaseBits: new Map(sum.phases.map(({ parity }, k) => [parity, 1 << k])),
    branchGates: sum.branches.map(({ matrix }) =>
      range(device.size).map((wire) => oneQubitGates(matrix, wire)),
    ),
    entered: 0,
  };
  const layouts = keepsPlaces ? [range(sum.qubits)] : placements(sum.qubits, device.size);
  for (const layout of layouts) {
    const wires = new Array<number>(device.size).fill(0);
    for (const [qubit, place] of layout.entries()) wires[place] = 1 << qubit;
    enter(search, {
      wires,
      branches: 2 ** sum.branches.length - 1,
      phases: 2 ** sum.phases.length - 1,
      busy: new Array<number>(device.size).fill(0),
      depth: 0,
      before: undefined,
      gates: [],
      layout,
      missing: 0,
    });
  }
  while (search.level.size > 0) {
    const { level, seen, cxLeft } = search;
    const done = [...level.values()].filter((state) => isDone(state, sum, keepsPlaces));
    if (done.length > 0) {
      const shallowest = leastBy(done, ({ depth }) => depth);
      return write(shallowest, sum, device);
    }
    let least = cxLeft;
    for (const [key, { missing }] of level) {
      seen.add(key);
      least = Math.min(least, missing);
    }
    const levelsAhead = cxLeft - least > SPARE_CX_OF_GROWTH ? least : 0;
    if (seen.size + levelsAhead * level.size > states) return undefined;
    search.level = new Map();
    search.cxLeft--;
    for (const state of level.values()) {
      if (search.entered > ENTRIES_PER_STATE * states) return undefined;
      for (const [a, b] of device.edges) {
        addCx(search, state, a, b);
        addCx(search, state, b, a);
      }
    }
  }
  return undefined;
}

function addCx(search: Search, state: PathSumState, control: number, target: number): void {
  if (state.wires[control] === 0) return;
  const parity = state.wires[target] ^ state.wires[control];
  const wires = state.wires.slice();
  wires[target] = parity;
  const { branches, layout } = state;
  const phases = state.phases & ~(search.phaseBits.get(parity) ?? 0);
  const key = keyOf(search, wires, branches, phases);
  if (search.seen.has(key)) return;
  const missing = missingParities(wires, branches, phases, search);
  if (missing > search.cxLeft) {
    search.entered++;
    return;
  }
  const busy = state.busy.slice();
  busy[control] = busy[target] = Math.max(busy[control], busy[target]) + 1;
  const entered: PathSumState = {
    wires,
    branches,
    phases: state.phases,
    busy,
    depth: 0,
    before: state,
    gates: [pair("cx", control, target)],
    layout,
    missing,
  };
  enter(search, entered, key);
}

/** The bits of a state as one number, or as a string with two characters for each of its numbers. */
function keyOf(
  { sum, base }: Search,
  wires: readonly number[],
  branches: number,
  phases: number,
): Key {
  if (base !== undefined) {
    let bits = branches * 2 ** sum.phases.length + phases;
    for (const parity of wires) bits = bits * base + parity;
    return bits;
  }
  let key = String.fromCharCode(branches, branches >> 16, phases, phases >> 16);
  for (const parity of wires) key += String.fromCharCode(parity, parity >> 16);
  return key;
}

/** Adds the state, its free phases done, and every state that branching leads to; one with a key knows what it misses. */
function enter(search: Search, entered: PathSumState, knownKey?: Key): void {
  const { sum, level, seen, cxLeft } = search;
  search.entered++;
  const state = withPhases(entered, search);
  const { wires, branches, phases } = state;
  if (knownKey === undefined) state.missing = missingParities(wires, branches, phases, search);
  if (state.missing > cxLeft) return;
  const key = knownKey ?? keyOf(search, wires, branches, phases);
  if (seen.has(key)) return;
  state.depth = depthScore(state.busy);
  const knownState = level.get(key);
  if (knownState !== undefined && knownState.depth <= state.depth) return;
  level.set(key, state);
  for (let k = 0; k < sum.branches.length; k++) {
    if ((branches & (1 << k)) === 0) continue;
    const wire = wires.indexOf(sum.branches[k].input);
    if (wire < 0) continue;
    enter(search, {
      ...state,
      wires: wires.with(wire, sum.branches[k].output),
      branches: branches & ~(1 << k),
      busy: state.busy.with(wire, state.busy[wire] + 1),
      gates: [...state.gates, ...search.branchGates[k][wire]],
    });
  }
}

/** How many parities are missing; counted no further than the CX that are left. */
function missingParities(
  wires: readonly number[],
  branches: number,
  phases: number,
  { needs, cxLeft }: Search,
): number {
  let missing = 0;
  for (const need of needs) {
    if (missing > cxLeft) break;
    const { parity, wire } = need;
    const isNeeded = need.isOutput || ((phases & need.phases) | (branches & need.branches)) !== 0;
    if (!isNeeded || (branches & need.makers) !== 0) continue;
    if (wire < 0 ? !wires.includes(parity) : wires[wire] !== parity) missing++;
  }
  return missing;
}

/** A phase costs no CX, so it is done as soon as a wire holds its parity. */
function withPhases(state: PathSumState, { sum: { phases }, phaseBits }: Search): PathSumState {
  let left = state.phases;
  const isFree = (wire: number) => (left & (phaseBits.get(wire) ?? 0)) !== 0;
  if (left === 0 || !state.wires.some(isFree)) return state;
  const gates = [...state.gates];
  const busy = [...state.busy];
  for (const [k, { parity, angle }] of phases.entries()) {
    if ((left & (1 << k)) === 0) continue;
    const wire = state.wires.indexOf(parity);
    if (wire < 0) continue;
    gates.push(...phaseGates(angle, wire));
    busy[wire]++;
    left &= ~(1 << k);
  }
  return { ...state, gates, busy, phases: left };
}

function isDone(
  { wires, branches, phases }: PathSumState,
  { outputs }: PathSum,
  keepsPlaces: boolean,
): boolean {
  if (branches !== 0 || phases !== 0) return false;
  if (keepsPlaces) return outputs.every(({ parity }, qubit) => wires[qubit] === parity);
  const idle = wires.filter((mask) => mask === 0).length;
  return (
    idle === wires.length - outputs.length && outputs.every(({ parity }) => wires.includes(parity))
  );
}

function write(last: PathSumState, { outputs }: PathSum, { size }: Pick<Coupling, "size">): Routed {
  const parts: (readonly Gate[])[] = [];
  for (let state: PathSumState | undefined = last; state !== undefined; state = state.before) {
    parts.unshift(state.gates);
  }
  const output = outputs.map(({ parity }) => last.wires.indexOf(parity));
  const flips = outputs.flatMap(({ flipped }, k) => (flipped ? [fixed("x", output[k])] : []));
  const circuit = mergeOneQubit({ qubits: size, operations: [...parts.flat(), ...flips] });
  return { circuit, layout: last.layout, output };
}

import { type Gate, pair } from "#app/engine/statevector/gates.ts";
import { permuteQubits, run, type State } from "#app/engine/statevector/statevector.ts";
import { type Circuit, count, sameQubits, sharesQubit } from "./circuit.ts";
import type { Coupling } from "./coupling.ts";
import { optimise } from "./optimise.ts";
import { type Routed, routeAhead, routeNaively } from "./routing.ts";

export interface Compiled extends Routed {
  circuit: Circuit;
}

/** The circuit routed as it is written: what the gains are measured against. */
export function baseline({ gates }: Circuit, device: Coupling): Compiled {
  const routed = routeNaively(gates, device);
  return { ...routed, circuit: { qubits: device.size, gates: routed.gates } };
}

/** Optimised, placed by trying every start, routed with a look ahead, and optimised again. */
export function compile({ gates }: Circuit, device: Coupling): Compiled {
  const reduced = optimise(gates);
  const candidates = placements(device.size).map((initial) => {
    const routed = routeAhead(reduced, device, initial);
    return {
      ...routed,
      circuit: { qubits: device.size, gates: optimise(fuseSwaps(routed.gates)) },
    };
  });
  return candidates.reduce((best, next) => (isBetter(next.circuit, best.circuit) ? next : best));
}

function isBetter(a: Circuit, b: Circuit): boolean {
  const one = count(a);
  const other = count(b);
  if (one.twoQubit !== other.twoQubit) return one.twoQubit < other.twoQubit;
  return one.depth < other.depth;
}

/** Every order of the qubits on a small device; the written order on a larger one. */
function placements(size: number): number[][] {
  const identity = Array.from({ length: size }, (_, q) => q);
  return size > 5 ? [identity] : permutations(identity);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** A CNOT next to a SWAP on the same pair: four CNOTs become two. */
export function fuseSwaps(gates: readonly Gate[]): Gate[] {
  for (const [i, first] of gates.entries()) {
    const j = gates.findIndex((gate, k) => k > i && sharesQubit(gate, first));
    if (j < 0 || !sameQubits(first, gates[j])) continue;
    const fused = fuse(first, gates[j]);
    if (fused === undefined) continue;
    return fuseSwaps(gates.flatMap((gate, k) => (k === i ? [] : k === j ? fused : [gate])));
  }
  return [...gates];
}

function fuse(first: Gate, second: Gate): Gate[] | undefined {
  if (first.name === "CX" && second.name === "SWAP") {
    const [a, b] = first.qubits;
    return [pair("CX", b, a), pair("CX", a, b)];
  }
  if (first.name === "SWAP" && second.name === "CX") {
    const [a, b] = second.qubits;
    return [pair("CX", a, b), pair("CX", b, a)];
  }
  return undefined;
}

/** Runs the compiled circuit on a logical state and reads the result back in logical order. */
export function runCompiled({ circuit, initial, final }: Compiled, start: State): State {
  const back = final.map((_, physical) => final.indexOf(physical));
  return permuteQubits(run(circuit.gates, permuteQubits(start, initial)), back);
}

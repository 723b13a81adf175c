import { range } from "../range.ts";
import { parity } from "./bits.ts";
import { fixed, pair, pairRotation, rotation } from "./build.ts";
import { countTwoQubit } from "./counts.ts";
import type { Gate } from "./gate.ts";
import { inverse } from "./inverse.ts";

/** Qubits beside those of a gate: borrowed in any state and given back, or at zero and left there. */
export interface FreeQubits {
  dirty: readonly number[];
  clean: readonly number[];
}

/** Controls whose parities are written out beside the ones that toggle: each more doubles them. */
const MAX_PARITY_CONTROLS = 3;

/** One after the other, then both undone in that order: what remains is where the second changes the first. */
function commutator(a: readonly Gate[], b: readonly Gate[]): Gate[] {
  return [...a, ...b, ...inverse(a), ...inverse(b)];
}

/** Phases on all parities of the target with any of the other qubits, by a Gray code that ends with the last one's bit. */
function openParityPhases(others: readonly number[], target: number, part: number): Gate[] {
  const gates = [rotation("p", part, target)];
  for (let step = 1; step < 2 ** others.length; step++) {
    const changedBit = 31 - Math.clz32(step & -step);
    gates.push(pair("cx", others[changedBit], target));
    gates.push(rotation("p", parity(step ^ (step >> 1)) ? -part : part, target));
  }
  return gates;
}

function parityPhases(others: readonly number[], target: number, part: number): Gate[] {
  const closing = others.slice(-1).map((control) => pair("cx", control, target));
  return [...openParityPhases(others, target, part), ...closing];
}

/** The phase written out: 2^n - 2 CX. */
function writtenOut(qubits: readonly number[], angle: number): Gate[] {
  const part = angle / 2 ** (qubits.length - 1);
  return qubits.flatMap((target, k) => parityPhases(qubits.slice(0, k), target, part));
}

/** Relative-phase Toffolis: the target turns where the up to three controls are one, up to phases (Maslov 2016). */
function relativeToffoli(controls: readonly number[], target: number): Gate[] {
  const [a, b, c] = controls;
  const turn = (angle: number) => rotation("p", angle, target);
  const on = (control: number) => pair("cx", control, target);
  const h = fixed("h", target);
  const eighth = Math.PI / 4;
  if (b === undefined) return [on(a)];
  if (c === undefined) {
    const half = [h, turn(eighth), on(b), turn(-eighth)];
    return [...half, on(a), ...inverse(half)];
  }
  const half = [h, turn(eighth), on(c), turn(-eighth), h];
  const inner = [on(a), turn(eighth), on(b), turn(-eighth), on(a), turn(eighth), on(b)];
  return [...half, ...inner, turn(-eighth), ...inverse(half)];
}

/**
 * Turns the last of the chain where all controls are one, up to phases, and leaves the others of the chain changed: its
 * inverse must follow (Iten et al. 2016). The borrowed qubits are given back. Undefined where both are too few.
 */
function toggle(
  controls: readonly number[],
  chain: readonly number[],
  borrowed: readonly number[],
): Gate[] | undefined {
  const target = chain[chain.length - 1];
  if (controls.length <= 3) return relativeToffoli(controls, target);
  const fewer = controls.slice(0, -1);
  if (chain.length === 1) {
    const inner = borrowed.slice(0, controls.length - 3);
    if (inner.length < controls.length - 3) return undefined;
    const undone = inverse(toggle(fewer, inner, []) ?? []);
    return [...(toggle(controls, [...inner, target], []) ?? []), ...undone];
  }
  const [control] = controls.slice(-1);
  const first = [
    fixed("h", target),
    rotation("p", Math.PI / 4, target),
    pair("cx", control, target),
    rotation("p", -Math.PI / 4, target),
    pair("cx", chain[chain.length - 2], target),
  ];
  const inner = toggle(fewer, chain.slice(0, -1), [...borrowed, control]);
  return inner && [...first, ...inner, ...inverse(first)];
}

/** Turns the target where up to four controls are one, up to phases of the controls alone. */
function smallToggle(controls: readonly number[], target: number): Gate[] {
  if (controls.length === 1) return [pair("cx", controls[0], target)];
  const h = fixed("h", target);
  return [h, ...parityPhases(controls, target, Math.PI / 2 ** controls.length), h];
}

/**
 * Half of the phase, where the last qubit and the others differ or not, by toggling it between turns; `beside` of the
 * others have their parities written out, and `apart` of them toggle on their own (Vale et al. 2023).
 */
function turns(
  qubits: readonly number[],
  angle: number,
  dirty: readonly number[],
  { beside, apart }: { beside: number; apart: number },
): Gate[] | undefined {
  const controls = qubits.slice(0, -1);
  const [target] = qubits.slice(-1);
  const others = controls.slice(0, beside);
  const some = controls.slice(beside, beside + apart);
  const rest = controls.slice(beside + apart);
  if (rest.length === 0) return undefined;
  const part = angle / 2 ** (beside + 1);
  if (apart === 0) {
    const toggled = toggle(rest, [...dirty.slice(0, rest.length - 3), target], others);
    return toggled && commutator(parityPhases(others, target, part), toggled);
  }
  const free = [...others, ...some];
  const chain = dirty.slice(0, rest.length - 3);
  const [top] = chain.length > 0 ? chain.slice(-1) : free;
  const own = chain.length > 0 ? chain : [top];
  const inner = toggle(
    rest.slice(0, -1),
    own,
    free.filter((qubit) => qubit !== top),
  );
  if (inner === undefined) return undefined;
  const h = fixed("h", target);
  const signs = parityPhases([rest[rest.length - 1], target], top, Math.PI / 4);
  // What the chain of dirty qubits holds may wait for the inverse; other qubits are needed before.
  const tail = chain.length > 0 ? [] : inverse(inner);
  const second = [h, ...signs, ...inner, ...inverse(signs), h, ...tail];
  const half = openParityPhases(others, target, part / 2);
  const first = smallToggle(some, target);
  return [
    ...[...half, ...first, ...inverse(half), ...second],
    ...[...half, ...inverse(first), ...inverse(half), ...inverse(second)],
  ];
}

/**
 * Brings to one qubit whether all of the given ones are one. It works on two qubits that are one wherever the result
 * counts, and then on those that are one where a first result is (Khattar and Gidney 2024).
 */
function gather(
  qubits: readonly number[],
  [first, second]: readonly number[],
): { gates: Gate[]; result: number } {
  const [a, b, ...rest] = qubits;
  if (b === undefined) return { gates: [], result: a };
  const together = [fixed("x", first), ...relativeToffoli([a, b], first)];
  if (rest.length === 0) return { gates: together, result: first };
  const others = gather(rest, [a, b]);
  const both = [fixed("x", second), ...relativeToffoli([first, others.result], second)];
  return { gates: [...together, ...others.gates, ...both], result: second };
}

/** The phase through a qubit at zero, or a sign through one in any state. */
function throughOne(qubits: readonly number[], angle: number, free: number, isClean: boolean) {
  const [a, b, ...rest] = qubits;
  const gathered = gather(rest.slice(0, -1), [a, b]);
  const last = rest[rest.length - 1];
  const phase = isClean
    ? writtenOut([gathered.result, last, free], angle)
    : parityPhases([gathered.result, last], free, Math.PI / 4);
  const around = [...gathered.gates, ...phase, ...inverse(gathered.gates)];
  const compute = relativeToffoli([a, b], free);
  return isClean ? [...compute, ...around, ...inverse(compute)] : commutator(around, compute);
}

/** The ways to write a phase; which one takes the fewest CX depends on the numbers of qubits alone. */
function waysOf(
  qubits: readonly number[],
  angle: number,
  { dirty, clean }: FreeQubits,
  isSign: boolean,
): (() => Gate[] | undefined)[] {
  const [free] = clean;
  if (free !== undefined) return [() => throughOne(qubits, angle, free, true)];
  const controls = qubits.slice(0, -1);
  const [target] = qubits.slice(-1);
  const fewer = () => phaseOn(controls, angle / 2, { dirty: [...dirty, target], clean: [] });
  const besides = range(MAX_PARITY_CONTROLS + 1);
  const halves = besides.flatMap((beside) =>
    range(5).map((apart) => () => {
      const half = turns(qubits, angle, dirty, { beside, apart });
      return half && [...half, ...fewer()];
    }),
  );
  if (!isSign || dirty.length === 0) return halves;
  const [last, ...rest] = dirty;
  const signs = besides.map((beside) => () => {
    const others = qubits.slice(0, beside);
    const toggling = qubits.slice(beside);
    const toggled = toggle(toggling, [...rest.slice(0, toggling.length - 3), last], others);
    return toggled && commutator(parityPhases(others, last, Math.PI / 2 ** beside), toggled);
  });
  return [...halves, ...signs, () => throughOne(qubits, angle, last, false)];
}

/** The best of the ways by the numbers of qubits; -1 where the phase is written out. */
const bestWays = new Map<string, number>();

/** The phase e^(i angle) where all of these qubits are one, with the fewest CX that these ways find. */
export function phaseOn(
  qubits: readonly number[],
  angle: number,
  { dirty, clean }: FreeQubits = { dirty: [], clean: [] },
): Gate[] {
  const [first, second] = qubits;
  if (qubits.length === 2) return [pairRotation("cp", angle, first, second)];
  if (qubits.length < 4) return writtenOut(qubits, angle);
  const borrowed = dirty.slice(0, qubits.length);
  const isSign = Math.abs(Math.abs(angle) - Math.PI) < 1e-12;
  const ways = waysOf(qubits, angle, { dirty: borrowed, clean }, isSign);
  const key = [qubits.length, borrowed.length, clean.length > 0, isSign].join();
  let best = bestWays.get(key);
  if (best === undefined) {
    best = -1;
    let least = 2 ** qubits.length - 2;
    for (const [k, way] of ways.entries()) {
      const gates = way();
      if (gates && countTwoQubit(gates) < least) [best, least] = [k, countTwoQubit(gates)];
    }
    bestWays.set(key, best);
  }
  return ways[best]?.() ?? writtenOut(qubits, angle);
}

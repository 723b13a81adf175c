import { fixed, pair, rotation } from "../../circuit/build.ts";
import { controlledPhase, parityPhases } from "../../circuit/controlled-phase.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { range } from "../../range.ts";

/** Qubits beside the borrowed one up to which all their parities are few: each more doubles them. */
const MAX_PARITY_QUBITS = 5;

/** The inverse of gates that are their own inverse, or have one angle. */
function inverse(gates: readonly Gate[]): Gate[] {
  return gates
    .toReversed()
    .map((gate) => ("angles" in gate ? ({ ...gate, angles: [-gate.angles[0]] } as Gate) : gate));
}

/** Relative-phase Toffolis: the target turns where two or three controls are one, up to phases (Maslov 2016). */
function relativeToffoli(controls: readonly number[], target: number): Gate[] {
  const [a, b, c] = controls;
  const turn = (angle: number) => rotation("p", angle, target);
  const on = (control: number) => pair("cx", control, target);
  const h = fixed("h", target);
  const eighth = Math.PI / 4;
  if (c === undefined) {
    const half = [h, turn(eighth), on(b), turn(-eighth)];
    return [...half, on(a), ...inverse(half)];
  }
  const half = [h, turn(eighth), on(c), turn(-eighth), h];
  const inner = [on(a), turn(eighth), on(b), turn(-eighth), on(a), turn(eighth), on(b)];
  return [...half, ...inner, turn(-eighth), ...inverse(half)];
}

/**
 * Turns the last of the chain where all controls are one, up to phases, and each other one of the chain where those are that
 * stand before it (Iten et al. 2016): its inverse must follow. The chain has two qubits less than there are controls.
 */
function toggle(controls: readonly number[], chain: readonly number[]): Gate[] {
  const target = chain[chain.length - 1];
  if (chain.length === 1) return relativeToffoli(controls, target);
  const control = controls[controls.length - 1];
  const first = [
    fixed("h", target),
    rotation("p", Math.PI / 4, target),
    pair("cx", control, target),
    rotation("p", -Math.PI / 4, target),
    pair("cx", chain[chain.length - 2], target),
  ];
  return [...first, ...toggle(controls.slice(0, -1), chain.slice(0, -1)), ...inverse(first)];
}

/** The phase where all of the qubits are one, with the fewest CX that these ways find. */
function phaseOn(
  qubits: readonly number[],
  angle: number,
  { dirty, clean }: { dirty: readonly number[]; clean: readonly number[] },
): Gate[] {
  const [ancilla, ...rest] = clean;
  if (ancilla !== undefined && qubits.length > 3) {
    const controls = qubits.slice(0, Math.min(3, qubits.length - 2));
    const compute = relativeToffoli(controls, ancilla);
    const freeQubits = { dirty: [...dirty, ...controls], clean: rest };
    const fewer = [ancilla, ...qubits.slice(controls.length)];
    return [...compute, ...phaseOn(fewer, angle, freeQubits), ...inverse(compute)];
  }
  const isSign = Math.abs(Math.abs(angle) - Math.PI) < 1e-12;
  const ways = isSign ? signs(qubits, dirty) : halves(qubits, angle, dirty);
  return leastBy([controlledPhase(qubits, angle), ...ways], countTwoQubit);
}

/** A sign where all are one: a borrowed qubit is toggled between two phases that differ where it is (Barenco et al. 1995). */
function signs(qubits: readonly number[], dirty: readonly number[]): Gate[][] {
  if (dirty.length === 0 || qubits.length < 5) return [];
  const commutator = (a: Gate[], b: Gate[]) => [...a, ...b, ...inverse(a), ...inverse(b)];
  const chained = dirty.slice(0, qubits.length - 4).flatMap((target, k) => {
    const controls = qubits.slice(0, k + 3);
    const others = qubits.slice(k + 3);
    if (others.length > MAX_PARITY_QUBITS) return [];
    const phase = parityPhases(others, target, Math.PI / 2 ** others.length);
    return [commutator(phase, toggle(controls, dirty.slice(0, k + 1)))];
  });
  const [target, ...rest] = dirty;
  const controls = qubits.slice(0, 3);
  const freeQubits = { dirty: [...rest, ...controls], clean: [] };
  const phase = phaseOn([...qubits.slice(3), target], Math.PI, freeQubits);
  return [...chained, commutator(phase, relativeToffoli(controls, target))];
}

/** Any phase: half of it where the last qubit and the others differ from both, and half where the others are one. */
function halves(qubits: readonly number[], angle: number, dirty: readonly number[]): Gate[][] {
  const controls = qubits.slice(0, -1);
  const target = qubits[controls.length];
  if (qubits.length < 5 || dirty.length < qubits.length - 4) return [];
  const toggled = toggle(controls, [...dirty.slice(0, qubits.length - 4), target]);
  const turn = (part: number) => rotation("p", part, target);
  const freeQubits = { dirty: [...dirty, target], clean: [] };
  const rest = phaseOn(controls, angle / 2, freeQubits);
  return [[turn(angle / 2), ...toggled, turn(-angle / 2), ...inverse(toggled), ...rest]];
}

/**
 * The circuit with its controlled phases synthesized on the qubits that they leave free: borrowed in any state and given back,
 * or, added behind the program's own, at zero. Only what takes fewer CX than the phases written out.
 */
export function withFreeQubits(source: Circuit, size: number): Circuit[] {
  const { phases = [], operations } = source;
  const most = Math.max(3, ...phases.map(({ qubits }) => qubits.length));
  const spare = Math.min(size - source.qubits, Math.ceil((most - 3) / 2));
  const counts = spare > 0 ? [0, spare] : [0];
  return counts.flatMap((added) => {
    const qubits = source.qubits + added;
    const wires = range(qubits);
    let end = 0;
    const parts = phases.flatMap((phase) => {
      const before = operations.slice(end, phase.start);
      end = phase.start + phase.count;
      const dirty = wires.slice(0, source.qubits).filter((wire) => !phase.qubits.includes(wire));
      const freeQubits = { dirty, clean: wires.slice(source.qubits) };
      return [...before, ...phaseOn(phase.qubits, phase.angle, freeQubits)];
    });
    const rewritten = [...parts, ...operations.slice(end)];
    return countTwoQubit(rewritten) < countTwoQubit(operations)
      ? [{ qubits, operations: rewritten }]
      : [];
  });
}

import { phaseOn } from "../../circuit/controlled-phase.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { range } from "../../range.ts";

/** Operations times phases up to which a phase may go before gates that it does not need. */
const MAX_REORDERING = 20_000_000;

/** A circuit that does the same as another wherever these qubits begin at zero. */
export interface OnZeros {
  circuit: Circuit;
  zeros: readonly number[];
}

/**
 * The circuit with its controlled phases synthesized on the qubits that they leave free: borrowed in any state and given
 * back, at zero behind the program's own, or of the program and still at zero. Only what takes fewer CX than written.
 */
export function withFreeQubits(source: Circuit, size: number): OnZeros[] {
  const { zeros = [], phases = [], operations } = source;
  if (phases.length === 0) return [];
  const choices = [
    { added: 0, clean: [] },
    ...(size > source.qubits ? [{ added: 1, clean: [] }] : []),
    ...(zeros.length > 0 && phases.length * operations.length < MAX_REORDERING
      ? [{ added: 0, clean: zeros }]
      : []),
  ];
  return choices
    .map(({ added, clean }) => rewritten(source, added, clean))
    .filter(({ circuit }) => countTwoQubit(circuit.operations) < countTwoQubit(operations));
}

function rewritten(source: Circuit, added: number, zeros: readonly number[]): OnZeros {
  const { phases = [], operations } = source;
  const qubits = source.qubits + added;
  const wires = range(qubits);
  const written: Operation[] = [];
  const untouched = new Set(zeros);
  const used = new Set<number>();
  let waiting: readonly Operation[] = [];
  let end = 0;
  for (const phase of phases) {
    waiting = [...waiting, ...operations.slice(end, phase.start)];
    end = phase.start + phase.count;
    if (zeros.length > 0) {
      const { needed, others } = splitByNeed(waiting, phase.qubits);
      for (const operation of needed) for (const qubit of operation.qubits) untouched.delete(qubit);
      for (const qubit of phase.qubits) untouched.delete(qubit);
      written.push(...needed);
      waiting = others;
    } else {
      written.push(...waiting);
      waiting = [];
    }
    const [zero] = untouched;
    const clean = zero === undefined ? wires.slice(source.qubits) : [zero];
    if (zero !== undefined && phase.qubits.length > 3) used.add(zero);
    const dirty = wires
      .slice(0, source.qubits)
      .filter((wire) => !phase.qubits.includes(wire) && !clean.includes(wire));
    written.push(...phaseOn(phase.qubits, phase.angle, { dirty, clean }));
  }
  written.push(...waiting, ...operations.slice(end));
  return { circuit: { qubits, operations: written }, zeros: [...used] };
}

/** The operations that must come before gates on these qubits, and those that may as well come behind. */
function splitByNeed(operations: readonly Operation[], qubits: readonly number[]) {
  const past = new Set(qubits);
  const needed: Operation[] = [];
  const others: Operation[] = [];
  for (const operation of operations.toReversed()) {
    if (operation.qubits.some((qubit) => past.has(qubit))) {
      for (const qubit of operation.qubits) past.add(qubit);
      needed.push(operation);
    } else others.push(operation);
  }
  return { needed: needed.reverse(), others: others.reverse() };
}

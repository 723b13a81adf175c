import { parity } from "./bits.ts";
import { pair, pairRotation, rotation } from "./build.ts";
import type { Gate } from "./gate.ts";

/** Phases on all parities of the target with any of the other qubits, by a Gray code. */
export function parityPhases(others: readonly number[], target: number, part: number): Gate[] {
  const gates = [rotation("p", part, target)];
  for (let step = 1; step < 2 ** others.length; step++) {
    const changedBit = 31 - Math.clz32(step & -step);
    gates.push(pair("cx", others[changedBit], target));
    gates.push(rotation("p", parity(step ^ (step >> 1)) ? -part : part, target));
  }
  // The code ends with the last qubit's bit alone.
  return [...gates, ...others.slice(-1).map((control) => pair("cx", control, target))];
}

/** The phase e^(i angle) where all of these qubits are one, written out: 2^n - 2 CX. */
export function controlledPhase(qubits: readonly number[], angle: number): Gate[] {
  const [first, second] = qubits;
  if (qubits.length === 2) return [pairRotation("cp", angle, first, second)];
  const part = angle / 2 ** (qubits.length - 1);
  return qubits.flatMap((target, k) => parityPhases(qubits.slice(0, k), target, part));
}

import { parity } from "./bits.ts";
import { pair, pairRotation, rotation } from "./build.ts";
import type { Gate } from "./gate.ts";

/** Phases on all parities of the target with any of the other qubits, by a Gray code. */
export function parityPhases(others: readonly number[], target: number, part: number): Gate[] {
  const gates = [rotation("p", part, target)];
  const last = 2 ** others.length;
  for (let step = 1; others.length > 0 && step <= last; step++) {
    const bit = step === last ? others.length - 1 : 31 - Math.clz32(step & -step);
    gates.push(pair("cx", others[bit], target));
    if (step === last) break;
    gates.push(rotation("p", parity(step ^ (step >> 1)) ? -part : part, target));
  }
  return gates;
}

/** The phase e^(i angle) where all of these qubits are one, written out: 2^n - 2 CX. */
export function controlledPhase(qubits: readonly number[], angle: number): Gate[] {
  const [first, second] = qubits;
  if (qubits.length === 2) return [pairRotation("cp", angle, first, second)];
  const part = angle / 2 ** (qubits.length - 1);
  return qubits.flatMap((target, k) => parityPhases(qubits.slice(0, k), target, part));
}

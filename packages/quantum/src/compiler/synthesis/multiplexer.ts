import { ones, parity } from "../../circuit/bits.ts";
import { pair, rotation } from "../../circuit/build.ts";
import type { Gate } from "../../circuit/gate.ts";

const TOLERANCE = 1e-10;

/** The angle that each parity of the controls contributes, from the angles by the controls' values. */
function byParity(angles: readonly number[]): number[] {
  return angles.map((_, mask) => {
    const signed = angles.map((angle, k) => (parity(mask & k) ? -angle : angle));
    return signed.reduce((sum, angle) => sum + angle, 0) / angles.length;
  });
}

function turn(angle: number, qubit: number): Gate[] {
  return Math.abs(angle) < TOLERANCE ? [] : [rotation("rz", angle, qubit)];
}

/**
 * A rotation about z on the last qubit by an angle that the others choose, lowest bit first. It ends with the parity
 * `open` of its controls still on the qubit. On a line the last control stands between the other and the qubit.
 */
export function openMultiplexer(
  angles: readonly number[],
  qubits: readonly number[],
  isLine: boolean,
): { gates: Gate[]; open: number } {
  const target = qubits[qubits.length - 1];
  const parts = byParity(angles);
  const used = parts.reduce((all, part, k) => (Math.abs(part) < TOLERANCE ? all : all | k), 0);
  const flip = (bit: number) => pair("cx", qubits[bit], target);
  const top = angles.length / 2;
  if (used === 0) return { gates: turn(parts[0], target), open: 0 };
  if (ones(used) === 1 && (used === top || !isLine)) {
    const gates = [flip(Math.log2(used)), ...turn(parts[used], target)];
    return { gates: [...turn(parts[0], target), ...gates], open: used };
  }
  if (isLine) {
    const [near, toggle] = [flip(1), pair("cx", qubits[0], qubits[1])];
    const [none, byFar, byNear, byBoth] = parts.map((part) => turn(part, target));
    const gates = [...none, near, ...byNear, toggle, near, ...byFar, toggle, near, ...byBoth];
    return { gates, open: 3 };
  }
  const gates = angles.flatMap((_, step) => {
    const changed = step & -step;
    const before = step === 0 ? [] : [flip(31 - Math.clz32(changed))];
    return [...before, ...turn(parts[step ^ (step >> 1)], target)];
  });
  return { gates, open: top };
}

/** The same with nothing left open; on a line it may exchange its two controls. */
export function closedMultiplexer(
  angles: readonly number[],
  qubits: readonly number[],
  isLine: boolean,
): { gates: Gate[]; exchanges: boolean } {
  const { gates, open } = openMultiplexer(angles, qubits, isLine);
  if (open === 0) return { gates, exchanges: false };
  const [far, near] = qubits;
  const target = qubits[qubits.length - 1];
  if (ones(open) === 1) {
    return { gates: [...gates, pair("cx", qubits[Math.log2(open)], target)], exchanges: false };
  }
  // Six CX are the fewest; a search of all circuits of CX found these.
  const [none, byFar, byNear, byBoth] = byParity(angles);
  const [spread, carry] = [pair("cx", target, near), pair("cx", near, far)];
  const first = [...turn(none, target), spread, ...turn(byNear, near), carry, ...turn(byBoth, far)];
  const then = [spread, pair("cx", far, near), ...turn(byFar, near), carry, spread];
  return { gates: [...first, ...then], exchanges: true };
}

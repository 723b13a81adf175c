import { fixed, pair, rotation } from "../circuit/build.ts";
import { type Basis, type OneQubitBasis, toBasis } from "../circuit/decompose.ts";
import {
  type Circuit,
  type Gate,
  isOneQubit,
  isTwoQubit,
  type Operation,
} from "../circuit/gate.ts";
import { matrixOf } from "../circuit/matrix.ts";
import type { Coupling } from "./coupling.ts";
import { mergeOneQubit } from "./passes/merge.ts";
import { tidyAngle } from "./synthesis/one-qubit.ts";

/** A device with the gates that it runs. */
export interface Target {
  device: Coupling;
  basis: Basis;
  oneQubit: OneQubitBasis;
}

export function targetOf(
  device: Coupling,
  options: { basis?: Basis; oneQubit?: OneQubitBasis },
): Target {
  const { basis = device.basis ?? "cx", oneQubit = device.oneQubit ?? "any" } = options;
  return { device, basis, oneQubit };
}

/** The circuit in the device's gates and directions, each run of one-qubit gates as few. */
export function toTarget(circuit: Circuit, { device, basis, oneQubit }: Target): Circuit {
  const { qubits, operations } = mergeOneQubit(toBasis(directed(circuit, device, basis), basis));
  if (oneQubit === "any") return { qubits, operations };
  return {
    qubits,
    operations: operations.flatMap((operation): Operation[] =>
      isOneQubit(operation) ? inRzSxX(operation) : [operation],
    ),
  };
}

/** CX the other way round, between Hadamards, where the device has only that direction; CZ has none. */
export function directed(circuit: Circuit, { directions, size }: Coupling, basis: Basis): Circuit {
  if (!directions) return circuit;
  const isMissing = ([a, b]: readonly number[]) => !directions.has(a * size + b);
  const { qubits, operations } = toBasis(circuit, basis === "cz" ? "cz" : "cx");
  return {
    qubits,
    operations: operations.flatMap((operation): Operation[] => {
      if (!isTwoQubit(operation) || !isMissing(operation.qubits)) return [operation];
      const [a, b] = operation.qubits;
      if (basis === "cz") return [pair("cz", b, a)];
      const turns = [fixed("h", a), fixed("h", b)];
      return [...turns, pair("cx", b, a), ...turns];
    }),
  };
}

/** McKay et al., Efficient Z gates for quantum computing: at most two SX between three RZ. */
function inRzSxX(gate: Gate): Gate[] {
  const [qubit] = gate.qubits;
  const m = matrixOf(gate);
  const theta = 2 * Math.atan2(Math.hypot(m[4], m[5]), Math.hypot(m[0], m[1]));
  const arg = (k: number) => Math.atan2(m[k + 1], m[k]);
  const rz = (angle: number): Gate[] => {
    const tidy = tidyAngle(angle);
    return tidy === 0 ? [] : [rotation("rz", tidy, qubit)];
  };
  const sx = fixed("sx", qubit);
  if (tidyAngle(theta) === 0) return rz(arg(6) - arg(0));
  if (tidyAngle(theta - Math.PI) === 0) return [...rz(arg(2) - arg(4)), fixed("x", qubit)];
  const phi = arg(4) - arg(0);
  const lambda = arg(2) - arg(0) + Math.PI;
  if (tidyAngle(theta - Math.PI / 2) === 0) {
    return [...rz(lambda - Math.PI / 2), sx, ...rz(phi + Math.PI / 2)];
  }
  return [...rz(lambda), sx, ...rz(theta + Math.PI), sx, ...rz(phi + Math.PI)];
}

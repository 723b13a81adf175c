import type { Circuit, Operation } from "../src/circuit/gate.ts";
import { rotationOf } from "../src/compiler/passes/cancel.ts";

/** A phase of two qubits: as one gate, or as a turn between two CX. */
function phaseAt(operations: readonly Operation[], k: number) {
  const operation = operations[k];
  if (operation.name === "barrier") return undefined;
  if (operation.name === "cp" || operation.name === "crz")
    return { qubits: operation.qubits, angle: operation.angles[0] };
  if (operation.name === "cz") return { qubits: operation.qubits, angle: Math.PI };
  const [first, middle, last] = operations.slice(k, k + 3);
  if (first.name !== "cx" || last?.name !== "cx" || middle.name === "barrier") return undefined;
  const turn = rotationOf(middle);
  const isPhase =
    turn?.axis === "rz" &&
    middle.qubits[0] === first.qubits[1] &&
    first.qubits.join() === last.qubits.join();
  return isPhase ? { qubits: first.qubits, angle: -2 * turn.angle } : undefined;
}

/**
 * Whether a program holds a Fourier transform, forward or backward: three qubits that have a Hadamard each, of which the
 * first and the second meet by a quarter turn, the second and the third too, and the first and the third by half as much.
 */
export function hasFourier({ operations }: Circuit): boolean {
  const met = new Map<string, number[]>();
  const turned = new Set<number>();
  for (const [k, operation] of operations.entries()) {
    if (operation.name === "h") turned.add(operation.qubits[0]);
    const phase = phaseAt(operations, k);
    if (!phase) continue;
    const [a, b] = phase.qubits;
    for (const key of [`${a},${b}`, `${b},${a}`])
      met.set(key, [...(met.get(key) ?? []), phase.angle]);
  }
  const meets = (a: number, b: number, angle: number) =>
    (met.get(`${a},${b}`) ?? []).some((one) => Math.abs(one - angle) < 1e-6);
  const wires = [...turned];
  return [1, -1].some((sign) =>
    wires.some((b) => {
      const near = wires.filter((a) => a !== b && meets(a, b, (sign * Math.PI) / 2));
      return near.some((a) => near.some((c) => a < c && meets(a, c, (sign * Math.PI) / 4)));
    }),
  );
}
